import { createHash } from 'node:crypto';
import { existsSync, readFileSync, readdirSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

/** The folder with what is known of each target's inputs at its last build. */
export const stampsFolder = 'dist/.stamps';

/**
 * What tells whether a target's inputs are those of its last build: as with make, their times, here with their sizes. A clone or a copy
 * of the folder gives all files other times, so their contents decide then.
 * @typedef {{ times: string, contents: string }} Stamp `times`: the hash of all paths, sizes and times; `contents`: that of all contents
 */

/** @typedef {{ name: string, inputs: string[], output: string }} Target */

/** Reads each folder and each file once, also for several targets, so that it describes the sources before a build after it, too. */
export class Inputs {
  /** @type {Map<string, string[]>} */
  #files = new Map();
  /** @type {Map<string, string>} */
  #times = new Map();
  /** @type {Map<string, Buffer>} */
  #contents = new Map();

  /** @param {Target} target */
  timesOf({ inputs }) {
    return this.#hashOf(inputs, (file) => {
      const known = this.#times.get(file);
      if (known !== undefined) return known;
      // An editor may remove its file meanwhile.
      const status = statSync(file, { throwIfNoEntry: false });
      const times = `${status?.size} ${status?.mtimeMs}`;
      this.#times.set(file, times);
      return times;
    });
  }

  /** @param {Target} target */
  contentsOf({ inputs }) {
    return this.#hashOf(inputs, (file) => {
      const known = this.#contents.get(file);
      if (known !== undefined) return known;
      const contents = createHash('sha256')
        .update(existsSync(file) ? readFileSync(file) : '')
        .digest();
      this.#contents.set(file, contents);
      return contents;
    });
  }

  /**
   * @param {string[]} inputs
   * @param {(file: string) => string | Buffer} tell
   */
  #hashOf(inputs, tell) {
    const hash = createHash('sha256');
    for (const file of inputs.flatMap((input) => this.#filesOf(input)).sort()) {
      hash.update(file).update('\0').update(tell(file)).update('\0');
    }
    return hash.digest('hex');
  }

  /** @param {string} input */
  #filesOf(input) {
    const known = this.#files.get(input);
    if (known !== undefined) return known;
    const files = filesIn(input);
    this.#files.set(input, files);
    return files;
  }
}

/**
 * @param {string} path a file or a folder
 * @returns {string[]}
 */
function filesIn(path) {
  const status = statSync(path, { throwIfNoEntry: false });
  // Editors leave links that lead to nothing.
  if (status === undefined) return [];
  if (!status.isDirectory()) return [path];
  return readdirSync(path, { withFileTypes: true })
    .filter(({ name }) => name !== 'art')
    .flatMap((entry) => (entry.isFile() ? join(path, entry.name) : filesIn(join(path, entry.name))));
}

/**
 * The stamp of the last build; undefined if there is no finished build.
 * @param {Target} target
 * @returns {Stamp | undefined}
 */
function readStamp({ name, output }) {
  const file = join(stampsFolder, name);
  if (!existsSync(output) || !existsSync(file)) return undefined;
  try {
    return JSON.parse(readFileSync(file, 'utf8'));
  } catch {
    // A version before wrote the hash alone.
    return undefined;
  }
}

/**
 * Whether no input has another size or time than at the last build. It reads no file, and is false for some targets that are fresh.
 * @param {Target} target
 * @param {Inputs} inputs
 */
export const isUntouched = (target, inputs) => readStamp(target)?.times === inputs.timesOf(target);

/**
 * Whether the last build was made of the same inputs.
 * @param {Target} target
 * @param {Inputs} inputs
 */
export function isFresh(target, inputs) {
  if (isUntouched(target, inputs)) return true;
  if (readStamp(target)?.contents !== inputs.contentsOf(target)) return false;
  try {
    writeStamp(target, inputs);
  } catch {
    // The folder belongs to another user, so that the contents are read again next time.
  }
  return true;
}

/**
 * A failed or killed build leaves files that are not of the last stamp.
 * @param {Target} target
 */
export const removeStamp = ({ name }) => rmSync(join(stampsFolder, name), { force: true });

/**
 * @param {Target} target
 * @param {Inputs} inputs as they were before the build
 */
export const writeStamp = (target, inputs) =>
  writeFileSync(
    join(stampsFolder, target.name),
    JSON.stringify(/** @type {Stamp} */ ({ times: inputs.timesOf(target), contents: inputs.contentsOf(target) })),
  );
