#!/bin/sh
# zbarimg 0.23.92 (Debian zbar-tools), codes made by bwip-js 4.5.1 (npm).
# Behaviour: with add-ons enabled, a UPC-A with an add-on of two digits is sent as one text of 14 digits, the length of a GTIN-14.
# One of ten such texts has the right check digit of a GTIN-14, so that it names another product. Without add-ons it sends 13 digits.
# Seen:   add-ons off                 EAN-13:0036000291452
#         add-ons on                  COMPOSITE:03600029145212
#         add-ons on, add-on 17       COMPOSITE:03600029145217, which is a right GTIN-14
set -eu
command -v zbarimg >/dev/null || { apt-get -qq update && apt-get -qq install -y --no-install-recommends zbar-tools; }
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
npm init -y >/dev/null
npm install --silent --no-audit --no-fund bwip-js@4.5.1
cat >make.mjs <<'JS'
import bwipjs from 'bwip-js';
import { writeFileSync } from 'node:fs';
const text = `036000291452 ${process.argv[2]}`;
const picture = await bwipjs.toBuffer({ bcid: 'upca', text, scale: 3, height: 15, padding: 10, backgroundcolor: 'FFFFFF' });
writeFileSync('code.png', picture);
JS
node make.mjs 12
off=$(zbarimg -q --nodbus code.png)
on=$(zbarimg -q --nodbus --set '*.enable=1' code.png)
node make.mjs 17
right=$(zbarimg -q --nodbus --set '*.enable=1' code.png)
echo "$off / $on / $right"
[ "$off" = 'EAN-13:0036000291452' ] && [ "$on" = 'COMPOSITE:03600029145212' ] && [ "$right" = 'COMPOSITE:03600029145217' ]
sum=$(node -p "[...'03600029145217'].reduce((sum, digit, at) => sum + digit * (at % 2 ? 1 : 3), 0) % 10")
echo "sum of the GTIN-14 modulo 10: $sum"
[ "$sum" = 0 ]
