module eager/tests

go 1.19

require eager v0.0.0

replace eager => ../../../bindings/go
