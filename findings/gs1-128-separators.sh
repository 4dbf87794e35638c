#!/bin/sh
# @zxing/library 0.21.3 (npm), codes made by bwip-js 4.5.1.
# Behaviour: of a GS1-128 it drops the FNC1 that ends an element of variable length, so that a batch and the serial number after it
# become one text. Of the same data in a GS1 DataMatrix and a GS1 QR code it keeps the separator (character 29).
# Seen:   gs1-128        010400638133393110AB12217
#         gs1datamatrix  <GS>010400638133393110AB12<GS>217
#         gs1qrcode      010400638133393110AB12<GS>217
set -eu
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
npm init -y >/dev/null
npm install --silent --no-audit --no-fund bwip-js@4.5.1 @zxing/library@0.21.3 pngjs@7.0.0
cat >run.mjs <<'JS'
import bwipjs from 'bwip-js';
import png from 'pngjs';
import zx from '@zxing/library';

async function read(bcid) {
  const options = { bcid, text: '(01)04006381333931(10)AB12(21)7', scale: 3, height: 15, padding: 10, backgroundcolor: 'FFFFFF' };
  const { width, height, data } = png.PNG.sync.read(await bwipjs.toBuffer(options));
  const grey = Uint8ClampedArray.from({ length: width * height }, (_, at) => data[at * 4]);
  const picture = new zx.BinaryBitmap(new zx.HybridBinarizer(new zx.RGBLuminanceSource(grey, width, height)));
  return new zx.MultiFormatReader().decode(picture).getText().replaceAll('\u001d', '<GS>');
}
const expected = {
  'gs1-128': '010400638133393110AB12217',
  gs1datamatrix: '<GS>010400638133393110AB12<GS>217',
  gs1qrcode: '010400638133393110AB12<GS>217',
};
for (const [bcid, text] of Object.entries(expected)) {
  const seen = await read(bcid);
  console.log(bcid, seen);
  if (seen !== text) process.exitCode = 1;
}
JS
node run.mjs
