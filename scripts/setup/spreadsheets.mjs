import { canInstallPackages, findCommand, installPackage } from './debian.mjs';
import { step } from './terminal.mjs';

/** The path of LibreOffice, or undefined. */
export const findLibreOffice = () => findCommand(['soffice', 'libreoffice']);

/** The path of Gnumeric's converter, or undefined. */
export const findGnumeric = () => findCommand(['ssconvert']);

/** Installs both spreadsheets where this process may: hundreds of megabytes, so that only `npm test -- --all` does it. */
export function ensureSpreadsheets() {
  if (!canInstallPackages()) return;
  if (!findLibreOffice()) {
    step('Installing LibreOffice Calc (Debian package)');
    installPackage('libreoffice-calc');
  }
  if (!findGnumeric()) {
    step('Installing Gnumeric (Debian package)');
    installPackage('gnumeric');
  }
}

export const libreOfficeIsMissing =
  'LibreOffice is not on this machine: install it (Debian: apt-get install libreoffice-calc).';
export const gnumericIsMissing = 'Gnumeric is not on this machine: install it (Debian: apt-get install gnumeric).';
