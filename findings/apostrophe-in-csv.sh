#!/bin/sh
# LibreOffice Calc 7.4.7 and Gnumeric 1.12.55 (Debian 12: libreoffice-calc, gnumeric).
# Behaviour: a cell of a CSV file with an apostrophe before a number, '00815, is a text for both, so that its zeros stay. Saved as CSV
# again, LibreOffice keeps the apostrophe, and Gnumeric removes it, also from a text that begins with an apostrophe of its own, 'x. Gnumeric
# saves the price 3.89 with 20 digits.
# Seen:   LibreOffice   '00815,'x,3.89
#         Gnumeric      00815,x,3.8900000000000000001
set -eu
if ! command -v soffice >/dev/null || ! command -v ssconvert >/dev/null; then
  apt-get -qq update
  apt-get -qq install -y --no-install-recommends libreoffice-calc gnumeric
fi
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
printf "sku,name,price\n'00815,'x,3.89\n" >in.csv
soffice "-env:UserInstallation=file://$folder/profile" --headless --infilter='CSV:44,34,76,1,,1033,false,true' \
  --convert-to 'csv:Text - txt - csv (StarCalc):44,34,76,1' --outdir saved in.csv >/dev/null 2>&1
ssconvert in.csv gnumeric.csv >/dev/null 2>&1
office=$(sed -n 2p saved/in.csv | tr -d '"\r')
gnumeric=$(sed -n 2p gnumeric.csv)
echo "LibreOffice: $office"
echo "Gnumeric: $gnumeric"
[ "$office" = "'00815,'x,3.89" ] && [ "$gnumeric" = '00815,x,3.8900000000000000001' ]
