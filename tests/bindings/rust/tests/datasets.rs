//! Datasets: each kind, closures, generators, errors and panics, saving, ending.

use std::path::PathBuf;
use std::sync::atomic::{AtomicI64, Ordering};
use std::sync::Arc;
use std::time::Duration;

use eager::datasets::{
    Batch, Compression, FixedLengthRecords, Generator, Interleave, Map, PaddedBatch, Prefetch, Range, Repeat, Shuffle,
    TextLines, Window,
};
use eager::{ops, Code, DType, Dataset, DatasetIterator, DatasetSize, Error, Function, Op, Result, Spec, Tensor};
use eager_tests::{live_tensors, panics, refused, test};

fn number() -> Vec<Spec> {
    vec![Spec::new(DType::INT64, &[])]
}

fn text(element: &[Tensor]) -> String {
    element.iter().map(Tensor::to_string).collect::<Vec<_>>().join(" | ")
}

/// What is left of a run, an element a text; an error is one, too: "!" and its message.
fn rest(run: &mut DatasetIterator, most: usize) -> Vec<String> {
    run.take(most).map(|element| element.map_or_else(|error| format!("!{error}"), |element| text(&element))).collect()
}

fn all(dataset: Result<Dataset>) -> Result<Vec<String>> {
    let mut run = dataset?.iter()?;
    let texts = rest(&mut run, 1000);
    run.stop()?; // so that its threads leave no tensors
    Ok(texts)
}

/// An op that gives x + 100, and fails for 3.
fn no_threes() -> Result<Op> {
    Op::from_closure("no_threes", &number(), |x| match x[0].item::<i64>()? {
        3 => Err(Error::new(Code::ABORTED, "no threes")),
        other => Ok(vec![Tensor::new(other + 100)?]),
    })
}

/// A file that is removed.
struct File(PathBuf);

impl File {
    fn new(name: &str, bytes: &[u8]) -> File {
        let path = std::env::temp_dir().join(format!("eager-data-{}-{name}", std::process::id()));
        std::fs::write(&path, bytes).unwrap();
        File(path)
    }
}

impl Drop for File {
    fn drop(&mut self) {
        std::fs::remove_file(&self.0).unwrap();
    }
}

impl AsRef<std::path::Path> for File {
    fn as_ref(&self) -> &std::path::Path {
        &self.0
    }
}

/// A record as TFRecord files have it, with its checksums (CRC-32C, masked).
fn record(data: &[u8]) -> Vec<u8> {
    let checksum = |bytes: &[u8]| {
        let crc = !bytes.iter().fold(!0u32, |crc, &byte| {
            (0..8).fold(crc ^ u32::from(byte), |crc, _| crc >> 1 ^ if crc & 1 == 1 { 0x82f6_3b78 } else { 0 })
        });
        crc.rotate_right(15).wrapping_add(0xa282_ead8).to_le_bytes()
    };
    let length = (data.len() as u64).to_le_bytes();
    [&length[..], &checksum(&length), data, &checksum(data)].concat()
}

#[test]
fn sources_in_memory() {
    test(|| {
        let (x, y) = (Tensor::new([[1f32, 2.0], [3.0, 4.0], [5.0, 6.0]])?, Tensor::new([7, 8, 9])?);
        let pairs = Dataset::tensor_slices(&[&x, &y])?;
        assert_eq!(all(Ok(pairs.clone()))?, ["[1. 2.] | 7", "[3. 4.] | 8", "[5. 6.] | 9"]);
        assert_eq!((pairs.size()?, pairs.kind()), (DatasetSize::Known(3), "tensor_slices"));
        assert_eq!(pairs.element()?, [Spec::new(DType::FLOAT32, &[2]), Spec::new(DType::INT32, &[])]);
        assert_eq!(format!("{pairs:?}"), "Dataset(\"tensor_slices\")");
        assert_eq!(all(Dataset::tensors(&[&y, &y]))?, ["[7 8 9] | [7 8 9]"]);
        assert_eq!(all(Dataset::range(3))?, ["0", "1", "2"]);
        assert_eq!(all(Dataset::range_with(-2, Range { start: 5, step: -3 }))?, ["5", "2", "-1"]);
        Ok(())
    });
}

#[test]
fn sources_in_files() {
    test(|| {
        let (first, second) = (File::new("1", b"a\nb\r\nc"), File::new("2", b"d\n"));
        assert_eq!(all(Dataset::text_lines(&[&first, &second]))?, ["b'a'", "b'b'", "b'c'", "b'd'"]);
        let in_turn = TextLines { cycle_length: 2, ..Default::default() };
        assert_eq!(all(Dataset::text_lines_with(&[&first, &second], in_turn))?, ["b'a'", "b'd'", "b'b'", "b'c'"]);
        let packed = TextLines { compression: Compression::Gzip, ..Default::default() };
        assert!(all(Dataset::text_lines_with(&[&first], packed))?[0].starts_with('!'));

        let whole = File::new("records", &[record(b"one"), record(b"")].concat());
        assert_eq!(all(Dataset::records(&[&whole]))?, ["b'one'", "b''"]);
        let cut = File::new("cut", &[record(b"one"), record(b"two")[..14].to_vec()].concat());
        let mut run = Dataset::records(&[&cut])?.iter()?;
        assert_eq!(text(&run.next().unwrap()?), "b'one'");
        let error = refused(run.next().unwrap(), Code::DATA_LOSS);
        assert!(error.message().contains(cut.0.to_str().unwrap()), "{error}");
        assert!(run.next().is_none());

        let fixed = File::new("fixed", b"HHabcdefF");
        let parts = FixedLengthRecords { header_bytes: 2, footer_bytes: 1, ..Default::default() };
        assert_eq!(all(Dataset::fixed_length_records_with(&[&fixed], 3, parts))?, ["b'abc'", "b'def'"]);
        let idx = File::new("idx", b"\0\0\x08\x02\0\0\0\x02\0\0\0\x03\x01\x02\x03\x04\x05\x06");
        assert_eq!(all(Dataset::idx(&[&idx]))?, ["[1 2 3]", "[4 5 6]"]);
        refused(Dataset::idx(&["/nothing"])?.iter(), Code::NOT_FOUND);
        refused(Dataset::idx(&["a\0b"]), Code::INVALID_ARGUMENT);
        Ok(())
    });
}

#[test]
fn steps_that_order() {
    test(|| {
        let r = Dataset::range(5)?;
        assert_eq!(all(r.take(2))?, ["0", "1"]);
        assert_eq!(all(r.skip(3))?, ["3", "4"]);
        assert_eq!(all(r.shard(2, 1))?, ["1", "3"]);
        assert_eq!(all(r.take(2)?.repeat_with(Repeat { count: 2 }))?, ["0", "1", "0", "1"]);
        assert_eq!(r.repeat()?.size()?, DatasetSize::Infinite);
        assert_eq!(rest(&mut r.repeat()?.iter()?, 12).len(), 12);
        assert_eq!(r.filter(|x| ops::greater(&x[0], &x[0]))?.size()?, DatasetSize::Unknown);
        assert_eq!(all(r.cache()?.repeat_with(Repeat { count: 2 }))?.len(), 10);
        assert_eq!(all(r.prefetch())?, ["0", "1", "2", "3", "4"]);
        assert_eq!(all(r.prefetch_with(Prefetch { buffer_size: 1 }))?, ["0", "1", "2", "3", "4"]);
        assert_eq!(all(r.prefetch_to_device("cpu:0"))?, ["0", "1", "2", "3", "4"]);

        let once = r.shuffle_with(5, Shuffle { seed: Some(3), reshuffle_each_iteration: false })?;
        let mut order = all(Ok(once.clone()))?;
        assert_eq!(order, all(Ok(once))?);
        assert_ne!(order, all(Ok(r.clone()))?);
        order.sort();
        assert_eq!(order, ["0", "1", "2", "3", "4"]);
        let drawn = || all(Dataset::range(100)?.shuffle(100));
        eager::set_seed(7)?;
        let first = drawn()?;
        eager::set_seed(7)?;
        assert_eq!(drawn()?, first);
        assert_ne!(drawn()?, first);
        Ok(())
    });
}

#[test]
fn steps_that_join_and_batch() {
    test(|| {
        let (a, b) = (Dataset::range(2)?, Dataset::range(3)?);
        assert_eq!(all(Dataset::zip(&[&a, &b]))?, ["0 | 0", "1 | 1"]);
        assert_eq!(all(Dataset::concatenate(&[&a, &b]))?, ["0", "1", "0", "1", "2"]);
        assert_eq!(all(Dataset::interleave(&[&a, &b]))?, ["0", "0", "1", "1", "2"]);
        let two = Interleave { cycle_length: 2, ..Default::default() };
        let turn = ["0", "0", "1", "1", "2", "2", "0", "1"];
        assert_eq!(all(Dataset::interleave_with(&[&b, &b, &a], two))?, turn);
        refused(Dataset::zip(&[]), Code::INVALID_ARGUMENT);

        let r = Dataset::range(5)?;
        assert_eq!(all(r.batch(2))?, ["[0 1]", "[2 3]", "[4]"]);
        assert_eq!(all(r.batch_with(2, Batch { drop_remainder: true }))?, ["[0 1]", "[2 3]"]);
        let shifted = Window { shift: Some(2), ..Default::default() };
        assert_eq!(all(r.window_with(3, shifted))?, ["[0 1 2]", "[2 3 4]", "[4]"]);
        assert_eq!(all(r.window(3))?, ["[0 1 2]", "[3 4]"]);
        assert_eq!(all(r.batch(3)?.unbatch())?, ["0", "1", "2", "3", "4"]);
        let slices = |row: &[i32]| Dataset::tensor_slices(&[&Tensor::from_slice(row, &[1, row.len() as i64])?]);
        let uneven = Dataset::concatenate(&[&slices(&[1, 2])?, &slices(&[3, 4, 5])?])?;
        assert_eq!(all(uneven.padded_batch(2))?, ["[[1 2 0]\n [3 4 5]]"]);
        let (shape, value) = (Tensor::new([4i64])?, Tensor::new(-1i32)?);
        let padded =
            PaddedBatch { padded_shapes: Some(&[&shape]), padding_values: Some(&[&value]), ..Default::default() };
        assert_eq!(all(uneven.padded_batch_with(2, padded))?, ["[[ 1  2 -1 -1]\n [ 3  4  5 -1]]"]);
        Ok(())
    });
}

#[test]
fn kinds_by_name() {
    test(|| {
        let r = Dataset::build("range", &[])?.int("stop", 4)?.finish();
        let shuffled =
            Dataset::build("shuffle", &[&r])?.int("buffer_size", 1)?.bool("reshuffle_each_iteration", false)?.finish();
        assert_eq!(all(Ok(shuffled))?, ["0", "1", "2", "3"]);
        let (x, negative) = (Tensor::new([1, 2])?, Op::build("negative")?.finish());
        let slices = Dataset::build("tensor_slices", &[])?.tensors("tensors", &[&x, &x])?.finish();
        assert_eq!(all(Ok(slices))?, ["1 | 1", "2 | 2"]);
        assert_eq!(all(Ok(Dataset::build("map", &[&r])?.op("op", &negative)?.finish()))?, ["0", "-1", "-2", "-3"]);
        let host = Dataset::build("prefetch_to_device", &[&r])?.string("device", "cpu:0")?.finish();
        assert_eq!(all(Ok(host))?.len(), 4);
        refused(Dataset::build("range", &[])?.int("stopp", 5), Code::INVALID_ARGUMENT);
        refused(Dataset::build("range", &[])?.bool("stop", true), Code::INVALID_ARGUMENT);
        refused(Dataset::build("shufle", &[&r]), Code::NOT_FOUND);
        refused(Dataset::build("range", &[])?.finish().size(), Code::INVALID_ARGUMENT);
        Ok(())
    });
}

#[test]
fn maps_take_closures_and_ops() {
    test(|| {
        let r = Dataset::range(4)?;
        let pairs = Dataset::zip(&[&r, &r])?;
        assert_eq!(all(r.map(|x| ops::square(&x[0])))?, ["0", "1", "4", "9"]);
        assert_eq!(all(pairs.map(|x| Ok([&x[0] + 1, x[1].clone()]))?.take(1))?, ["1 | 0"]);
        assert_eq!(all(pairs.map(|x| Ok(vec![ops::add(&x[0], &x[1])?])))?, ["0", "2", "4", "6"]);
        let double = Function::trace("double", &number(), |x| Ok(vec![&x[0] * 2]))?;
        assert_eq!(all(r.map_op(double.op()))?, ["0", "2", "4", "6"]);
        let one = Tensor::new(1i64)?;
        assert_eq!(all(r.filter(|x| ops::greater(&x[0], &one)))?, ["2", "3"]);
        assert_eq!(all(r.flat_map(|x| ops::stack(&[&x[0], &x[0]]))?.take(3))?, ["0", "0", "1"]);
        for num_threads in [1, 2, 8, -1] {
            let squares =
                Dataset::range(50)?.map_with(|x| ops::square(&x[0]), Map { num_threads, ..Default::default() });
            let squares = all(squares)?;
            assert_eq!((squares.len(), squares[49].as_str()), (50, "2401"));
        }
        let mut traced = 0; // a closure is traced once, and not run for each element
        let same = r.map(|x| {
            traced += 1;
            Ok(x[0].clone())
        })?;
        assert_eq!((all(Ok(same))?.len(), traced), (4, 1));
        let calls = Arc::new(AtomicI64::new(0));
        let counts = calls.clone();
        let counted = Op::from_closure("counted", &number(), move |x| {
            counts.fetch_add(1, Ordering::Relaxed);
            Ok(vec![x[0].clone()])
        })?;
        for host_threads in [0, 1, 3] {
            let mapped = r.map_op_with(&counted, Map { host_threads, ..Default::default() })?;
            assert_eq!(all(mapped.prefetch())?, ["0", "1", "2", "3"]);
        }
        assert_eq!(calls.load(Ordering::Relaxed), 12);

        let error = refused(r.map(|_| -> Result<Tensor> { Err(Error::new(Code::ABORTED, "no")) }), Code::ABORTED);
        assert_eq!(error.message(), "no");
        let payload = panics(|| r.map(|_| -> Result<Tensor> { panic!("on purpose") }));
        assert_eq!(payload.downcast_ref::<&str>(), Some(&"on purpose"));
        let columns: Vec<_> = (0..12).map(|i| Tensor::new([i, i + 100])).collect::<Result<_>>()?;
        let wide = Dataset::tensor_slices(&columns.iter().collect::<Vec<_>>())?;
        assert_eq!(wide.element()?.len(), 12);
        assert_eq!(all(wide.map(|x| Ok([x[11].clone(), x[0].clone()])))?, ["11 | 0", "111 | 100"]);
        assert_eq!(wide.iter()?.next().unwrap()?.len(), 12);
        Ok(())
    });
}

#[test]
fn errors_come_at_their_element() {
    test(|| {
        for host_threads in [0, 1, 3] {
            let mapped = Dataset::range(6)?.map_op_with(&no_threes()?, Map { host_threads, ..Default::default() })?;
            assert_eq!(all(Ok(mapped.clone()))?, ["100", "101", "102", "!no threes", "104", "105"]);
            assert_eq!(all(mapped.prefetch()?.batch(4))?, ["!no threes", "[100 101 102 104]", "[105]"]);
            let mut run = mapped.iter()?;
            let error = refused((&mut run).collect::<Result<Vec<_>>>(), Code::ABORTED);
            assert_eq!(error.message(), "no threes");
            assert_eq!(rest(&mut run, 9), ["104", "105"]);
            run.stop()?;
        }
        refused(Dataset::range(3)?.batch(0)?.iter(), Code::INVALID_ARGUMENT);
        refused(Dataset::range(3)?.unbatch()?.element(), Code::INVALID_ARGUMENT);
        let traced = Function::trace("f", &number(), |x| {
            refused(Dataset::range(3)?.iter(), Code::FAILED_PRECONDITION);
            Ok(x.to_vec())
        });
        traced.map(drop)
    });
}

#[test]
fn panics_go_on_at_their_element() {
    test(|| {
        for host_threads in [0, 2] {
            let op = Op::from_closure("panics", &number(), |x| match x[0].item::<i64>()? {
                1 => std::panic::panic_any(77u8),
                _ => Ok(vec![x[0].clone()]),
            })?;
            let mapped = Dataset::range(3)?.map_op_with(&op, Map { host_threads, ..Default::default() })?;
            let hook = std::panic::take_hook();
            std::panic::set_hook(Box::new(|_| {}));
            let mut run = mapped.iter()?;
            let first = run.next().unwrap()?;
            let caught = std::panic::catch_unwind(std::panic::AssertUnwindSafe(|| run.next().map(drop)));
            let last = rest(&mut run, 9);
            run.stop()?;
            std::panic::set_hook(hook);
            assert_eq!(text(&first), "0");
            assert_eq!(caught.unwrap_err().downcast_ref::<u8>(), Some(&77));
            assert_eq!(last, ["2"]);
        }
        Ok(())
    });
}

#[test]
fn generators() {
    test(|| {
        let epochs = Arc::new(AtomicI64::new(0));
        let count = epochs.clone();
        let words = Dataset::generator(&[Spec::new(DType::STRING, &[-1]), Spec::new(DType::INT64, &[])], move || {
            count.fetch_add(1, Ordering::Relaxed);
            ["a", "b"].iter().zip(0i64..).map(|(word, i)| Ok([Tensor::from_strings(&[word], &[1])?, Tensor::new(i)?]))
        })?;
        let two = words.repeat_with(Repeat { count: 2 });
        assert_eq!(all(two)?, ["[b'a'] | 0", "[b'b'] | 1", "[b'a'] | 0", "[b'b'] | 1"]);
        assert_eq!((epochs.load(Ordering::Relaxed), words.size()?), (2, DatasetSize::Unknown));
        let ahead = Generator { host_threads: 1, ..Default::default() };
        let forever = || (0i64..).map(Tensor::new);
        let numbers = Dataset::generator_with(&number(), forever, ahead)?;
        assert_eq!(all(numbers.prefetch()?.skip(3)?.take(2))?, ["3", "4"]);

        let tens = Dataset::numbered(&number(), 4, |i| Tensor::new(i * 10))?;
        assert_eq!(tens.size()?, DatasetSize::Known(4));
        assert_eq!(all(tens.batch(3))?, ["[ 0 10 20]", "[30]"]);
        let mut order = all(tens.shuffle_with(4, Shuffle { seed: Some(1), ..Default::default() }))?;
        order.sort();
        assert_eq!(order, ["0", "10", "20", "30"]);
        refused(Dataset::numbered(&number(), -1, Tensor::new), Code::INVALID_ARGUMENT);
        let squares = Dataset::numbered_with(&number(), 3, |i| Tensor::new(i * i), ahead)?;
        assert_eq!(all(squares.prefetch())?, ["0", "1", "4"]);
        Ok(())
    });
}

#[test]
fn generators_fail() {
    test(|| {
        let broken =
            || (0i64..3).map(|i| if i == 1 { Err(Error::new(Code::ABORTED, "no ones")) } else { Tensor::new(i) });
        assert_eq!(all(Dataset::generator(&number(), broken))?, ["0", "!no ones", "2"]);
        let wrapped = || Some(Err::<Tensor, _>(Error::wrap(std::io::Error::other("the disk is gone"))));
        let error = refused(Dataset::generator(&number(), wrapped)?.iter()?.next().unwrap(), Code::UNKNOWN);
        assert!(std::error::Error::source(&error).unwrap().is::<std::io::Error>());
        let other = Dataset::numbered(&number(), 1, |_| Tensor::new(1f32))?;
        let error = refused(other.iter()?.next().unwrap(), Code::INVALID_ARGUMENT);
        assert!(error.message().contains("declared was int64"), "{error}");
        let two = Dataset::numbered(&number(), 1, |i| Ok([Tensor::new(i)?, Tensor::new(i)?]))?;
        refused(two.iter()?.next().unwrap(), Code::INVALID_ARGUMENT);
        Ok(())
    });
    test(|| {
        fn no_epoch() -> std::vec::IntoIter<Result<Tensor>> {
            panic!("no epoch")
        }
        let mut run = Dataset::generator(&number(), no_epoch)?.iter()?;
        let payload = panics(|| run.next());
        assert_eq!(payload.downcast_ref::<&str>(), Some(&"no epoch"));
        assert!(run.next().is_none()); // the epoch has ended
        let element = || std::iter::from_fn(|| -> Option<Result<Tensor>> { panic!("no element") });
        let mut run = Dataset::generator(&number(), element)?.iter()?;
        assert_eq!(panics(|| run.next()).downcast_ref::<&str>(), Some(&"no element"));
        Ok(())
    });
}

#[test]
fn what_closures_own_is_dropped() {
    let held = Arc::new(());
    test(|| {
        let (own, others) = (held.clone(), held.clone());
        let epochs = move || {
            let own = own.clone();
            (0i64..).map(move |i| {
                let _ = &own;
                Tensor::new(i)
            })
        };
        let op = Op::from_closure("op", &number(), move |x| {
            let _ = &others;
            Ok(x.to_vec())
        })?;
        let mapped = Dataset::generator(&number(), epochs)?.map_op(&op)?;
        let mut run = mapped.iter()?;
        run.next().unwrap()?;
        assert_eq!(Arc::strong_count(&held), 4);
        Ok(())
    });
    assert_eq!(Arc::strong_count(&held), 1);
}

#[test]
fn iterators_save_their_place() {
    test(|| {
        let dataset = Dataset::range(40)?
            .shuffle_with(7, Shuffle { seed: Some(5), ..Default::default() })?
            .map_with(|x| Ok(&x[0] * 2), Map { num_threads: 2, ..Default::default() })?
            .batch(3)?
            .repeat_with(Repeat { count: 2 })?
            .prefetch()?;
        let mut run = dataset.iter()?;
        assert_eq!(rest(&mut run, 5).len(), 5);
        let place = run.save()?;
        assert_eq!((place.dtype(), place.rank()), (DType::UINT8, 1));
        let expected = rest(&mut run, 100);
        assert_eq!(expected.len(), 23);
        run.restore(&place)?;
        assert_eq!(rest(&mut run, 100), expected);
        let mut other = dataset.iter()?;
        other.restore(&place)?;
        assert_eq!(rest(&mut other, 100), expected);
        refused(dataset.take(3)?.iter()?.restore(&place), Code::INVALID_ARGUMENT);
        refused(run.restore(&Tensor::new([1u8, 2, 3])?), Code::INVALID_ARGUMENT);
        refused(run.restore(&Tensor::new([1f32])?), Code::INVALID_ARGUMENT);
        run.stop()?;
        other.stop()?;

        let forever = || (0i64..).map(Tensor::new);
        let mut run = Dataset::generator(&number(), forever)?.iter()?;
        rest(&mut run, 3);
        let place = run.save()?;
        assert_eq!(rest(&mut run, 1), ["3"]);
        run.restore(&place)?;
        assert_eq!(rest(&mut run, 1), ["3"]);
        let once = Generator { can_skip: false, ..Default::default() };
        let run = Dataset::generator_with(&number(), forever, once)?.iter()?;
        refused(run.save(), Code::FAILED_PRECONDITION);
        Ok(())
    });
}

#[test]
fn iterators_stop() {
    test(|| {
        let dataset = Dataset::range(1000)?.repeat()?.map(|x| ops::square(&x[0]))?.prefetch()?;
        let mut run = dataset.iter()?;
        assert_eq!(rest(&mut run, 2), ["0", "1"]);
        assert!(run.stats()?.contains("prefetch"), "{}", run.stats()?);
        run.stop()?;
        assert_eq!(rest(&mut run, 100), ["!the iterator has been stopped"]); // and the end behind it
        run.stop()?;

        // Nothing ever passes, until another thread ends it.
        let mut run = Dataset::range(9)?.repeat()?.filter(|x| ops::not_equal(&x[0], &x[0]))?.prefetch()?.iter()?;
        let stopper = run.stopper();
        let other = std::thread::spawn(move || {
            std::thread::sleep(Duration::from_millis(30));
            stopper.stop()
        });
        let texts = rest(&mut run, 100);
        other.join().unwrap()?;
        assert_eq!(texts.len(), 1);
        assert!(texts[0].contains("has been stopped"), "{texts:?}");
        Ok(())
    });
}

#[test]
fn a_run_that_is_dropped_leaves_nothing() {
    test(|| {
        let dataset = Dataset::range(1000)?.repeat()?.map(|x| ops::square(&x[0]))?.prefetch()?;
        all(dataset.take(2))?; // the function's first run makes what it keeps
        let before = live_tensors();
        for _ in 0..100 {
            dataset.iter()?.next().unwrap()?;
        }
        for _ in 0..500 {
            if live_tensors() == before {
                break;
            }
            std::thread::sleep(Duration::from_millis(10)); // the threads end soon
        }
        assert_eq!(live_tensors(), before);
        Ok(())
    });
}

#[test]
fn threads_share_a_dataset() {
    test(|| {
        let dataset = Dataset::range(100)?.batch(10)?;
        let sum = || -> Result<i64> {
            let batches = dataset.iter()?.collect::<Result<Vec<_>>>()?;
            batches.iter().map(|batch| ops::sum(&batch[0])?.item::<i64>()).sum()
        };
        std::thread::scope(|scope| {
            let threads: Vec<_> = (0..4).map(|_| scope.spawn(sum)).collect();
            threads.into_iter().for_each(|thread| assert_eq!(thread.join().unwrap().unwrap(), 4950));
        });
        let mut run = dataset.iter()?;
        run.next().unwrap()?;
        let rest = std::thread::spawn(move || run.count()).join().unwrap(); // an iterator moves
        assert_eq!(rest, 9);
        Ok(())
    });
}

#[test]
fn memory_stays_flat() {
    fn resident() -> i64 {
        let statm = std::fs::read_to_string("/proc/self/statm").unwrap();
        statm.split(' ').nth(1).unwrap().parse::<i64>().unwrap() * 4096
    }
    test(|| {
        let dataset = Dataset::range(64)?.repeat()?.map(|x| Ok(&x[0] + 1))?.batch(2)?.take(100_000)?.prefetch()?;
        let mut run = dataset.iter()?;
        let (mut count, mut live, mut bytes, mut most) = (0, 0, 0, 0);
        for batch in &mut run {
            assert_eq!(batch?.len(), 1);
            count += 1;
            if count == 10_000 {
                (live, bytes) = (live_tensors(), resident());
            } else if count > 10_000 && count % 1000 == 0 {
                most = most.max(live_tensors());
            }
        }
        assert_eq!(count, 100_000);
        assert!(most <= live + 16, "{most} tensors, of {live}");
        if std::env::var_os("EAGER_SANITIZER").is_none() {
            let grown = resident() - bytes;
            assert!(grown < 8 << 20, "{grown} bytes");
        }
        run.stop()
    });
}
