module eager

go 1.19
