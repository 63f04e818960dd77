//! Files of records and of events: what is written is read, and what they refuse.

use std::path::PathBuf;

use eager::ops;
use eager::{
    Code, Compression, DType, EventOptions, EventWriter, Function, ImageOptions, RecordReader, RecordWriter, Spec,
    Tensor,
};
use eager_tests::{refused, test};

/// Checks the code of a refusal, and what its message has.
fn refused_with<T>(result: eager::Result<T>, code: Code, part: &str) {
    let error = refused(result, code);
    assert!(error.to_string().contains(part), "{error}");
}

/// A folder that is removed with its files.
struct Folder(PathBuf);

impl Folder {
    fn new(name: &str) -> Folder {
        let path = std::env::temp_dir().join(format!("eager-{name}-{}", std::process::id()));
        std::fs::create_dir_all(&path).unwrap();
        Folder(path)
    }

    fn at(&self, name: &str) -> PathBuf {
        self.0.join(name)
    }
}

impl Drop for Folder {
    fn drop(&mut self) {
        std::fs::remove_dir_all(&self.0).unwrap();
    }
}

#[test]
fn records_are_written_and_read() {
    test(|| {
        let folder = Folder::new("records");
        let path = folder.at("r");
        for compression in [Compression::None, Compression::Gzip, Compression::Zlib] {
            let mut writer = RecordWriter::create_with(&path, compression, 9)?;
            for record in [&b"one"[..], b"", b"\0"] {
                writer.write(record)?;
            }
            writer.flush()?;
            writer.close()?;
            writer.close()?;
            refused_with(writer.write(b"late"), Code::FAILED_PRECONDITION, "is closed");
            let mut reader = RecordReader::open_with(&path, compression)?;
            for record in [&b"one"[..], b"", b"\0"] {
                assert_eq!(reader.read()?, Some(record));
            }
            assert_eq!(reader.read()?, None);
        }
        refused_with(RecordReader::open(&path)?.read().map(|_| ()), Code::DATA_LOSS, "corrupted record at 0");
        refused_with(RecordReader::open(folder.at("no")), Code::NOT_FOUND, "");
        refused_with(RecordWriter::create(folder.at("no/r")), Code::NOT_FOUND, "");
        refused_with(RecordWriter::create_with(&path, Compression::Gzip, 10), Code::INVALID_ARGUMENT, "level");
        Ok(())
    });
}

#[test]
fn events_are_written() {
    test(|| {
        let folder = Folder::new("events");
        let options = EventOptions { suffix: ".v2".into(), flush_millis: -1, ..Default::default() };
        let writer = EventWriter::create_with(folder.at("logs"), &options)?;
        writer.scalars(&[("a", 1.0), ("b", 2.0)], 1)?;
        writer.histogram("h", &Tensor::new([1f32, 2.0])?, 1)?;
        writer.image("i", &Tensor::new([[[[1f32, 0.0, 0.5]]]])?, 1, ImageOptions { max_images: 1, scaled: true })?;
        writer.text("t", &Tensor::from_strings(&["text"], &[])?, 1)?;
        let f = Function::trace("f", &[Spec::new(DType::FLOAT32, &[2])], |x| Ok(vec![ops::square(&x[0])?]))?;
        writer.graph(&f, 0)?;
        writer.summary(b"", 1)?;
        std::thread::scope(|scope| {
            for _ in 0..4 {
                let shared = writer.clone();
                scope.spawn(move || (0..100).for_each(|step| shared.scalar("loss", 0.5, step).unwrap()));
            }
        });
        writer.flush()?;
        assert!(writer.path().to_str().unwrap().ends_with(".v2"));
        let mut reader = RecordReader::open(writer.path())?;
        let mut count = 0;
        while reader.read()?.is_some() {
            count += 1;
        }
        assert_eq!(count, 407);
        let nan = Tensor::new([f32::NAN])?;
        refused_with(writer.histogram("h", &nan, 1), Code::INVALID_ARGUMENT, "Nan in summary histogram for: h");
        refused_with(writer.image("i", &nan, 1, ImageOptions::default()), Code::INVALID_ARGUMENT, "4-D");
        let none = ImageOptions { max_images: 0, ..Default::default() };
        refused_with(writer.image("i", &nan, 1, none), Code::INVALID_ARGUMENT, "max_images = 0 is below 1");
        refused_with(writer.text("t", &nan, 1), Code::INVALID_ARGUMENT, "strings");
        refused_with(writer.scalar("a\0", 1.0, 1), Code::INVALID_ARGUMENT, "NUL");
        writer.close()?;
        refused_with(writer.scalar("loss", 1.0, 1), Code::FAILED_PRECONDITION, "is closed");
        Ok(())
    });
}
