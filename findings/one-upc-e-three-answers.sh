#!/bin/sh
# zbarimg 0.23.92 (Debian zbar-tools), zxing-wasm 2.1.2 and @zxing/library 0.21.3 (npm), a code made by bwip-js 4.5.1 (npm).
# Behaviour: one UPC-E, 04252614, is three things. zbarimg by default and zxing-wasm write it out to 13 digits, and zxing-wasm gives it
# the identifier of an EAN-13 (]E0) but the format UPC-E; zbarimg with every format enabled sends the 8 printed digits, which have the
# length of an EAN-8; @zxing/library by its reader of all formats finds no code.
# Seen:   zbarimg            EAN-13:0042100005264
#         zbarimg, all       UPC-E:04252614
#         zxing-wasm         UPC-E ]E0 0042100005264
#         @zxing/library     NotFoundException
set -eu
command -v zbarimg >/dev/null || { apt-get -qq update && apt-get -qq install -y --no-install-recommends zbar-tools; }
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
npm init -y >/dev/null
npm install --silent --no-audit --no-fund bwip-js@4.5.1 zxing-wasm@2.1.2 @zxing/library@0.21.3 pngjs@7.0.0
cat >run.mjs <<'JS'
import { execFileSync } from 'node:child_process';
import { readFileSync, writeFileSync } from 'node:fs';
import bwipjs from 'bwip-js';
import png from 'pngjs';
import { prepareZXingModule, readBarcodes } from 'zxing-wasm/reader';
import zx from '@zxing/library';

const options = { bcid: 'upce', text: '04252614', scale: 3, height: 15, padding: 10, backgroundcolor: 'FFFFFF' };
const picture = await bwipjs.toBuffer(options);
writeFileSync('code.png', picture);
const zbar = (...settings) => execFileSync('zbarimg', ['-q', '--nodbus', ...settings, 'code.png'], { encoding: 'utf8' }).trim();

const wasmBinary = readFileSync('node_modules/zxing-wasm/dist/reader/zxing_reader.wasm').buffer;
await prepareZXingModule({ overrides: { wasmBinary }, fireImmediately: true });
const [read] = await readBarcodes(new Blob([picture]));

function byLibrary() {
  const { width, height, data } = png.PNG.sync.read(picture);
  const grey = Uint8ClampedArray.from({ length: width * height }, (_, at) => data[at * 4]);
  const source = new zx.RGBLuminanceSource(grey, width, height);
  try {
    return new zx.MultiFormatReader().decode(new zx.BinaryBitmap(new zx.HybridBinarizer(source))).getText();
  } catch (error) {
    return error.name;
  }
}

const seen = [zbar(), zbar('--set', '*.enable=1'), `${read.format} ${read.symbologyIdentifier} ${read.text}`, byLibrary()];
const expected = ['EAN-13:0042100005264', 'UPC-E:04252614', 'UPC-E ]E0 0042100005264', 'NotFoundException'];
console.log(seen.join('\n'));
if (seen.join() !== expected.join()) process.exitCode = 1;
JS
node run.mjs
