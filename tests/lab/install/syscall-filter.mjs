import { spawnSync } from 'node:child_process';
import { readFileSync } from 'node:fs';

/** The opcodes of a filter program that the kernel runs at each system call: load, jump if equal, jump if at least, and, return. */
const [load, ifEqual, ifAtLeast, and, end] = [0x20, 0x15, 0x35, 0x54, 0x06];
const allow = 0x7fff0000;
const refuseWith = (error) => 0x00050000 | error;
const [notPermitted, noSuchFamily] = [1, 97];
/** The places where the kernel puts the number, the architecture and the arguments of a call. */
const [numberAt, architectureAt] = [0, 4];
const argumentAt = (index) => 16 + 8 * index;
const x86Architecture = 0xc000003e;
const families = { AF_UNIX: 1, AF_INET: 2, AF_INET6: 10, AF_NETLINK: 16 };

/**
 * The program for seccomp that a unit's SystemCallFilter, RestrictAddressFamilies and MemoryDenyWriteExecute ask for: what
 * systemd gives to the kernel, for 64-bit x86.
 * @param {Map<string, string[]>} unit
 * @returns {{ program: Buffer, allowed: number }} `allowed`: how many system calls are
 */
export function syscallFilterOf(unit) {
  const allowed = allowedNames(unit.get('SystemCallFilter') ?? []);
  const numberOf = syscallNumbers();
  const deniesWriteExecute = unit.get('MemoryDenyWriteExecute')?.at(-1) === 'true';
  const allowedFamilies = (unit.get('RestrictAddressFamilies') ?? []).flatMap((line) => line.split(' '));
  const program = [
    [load, 0, 0, architectureAt],
    [ifEqual, 1, 0, x86Architecture],
    [end, 0, 0, refuseWith(notPermitted)],
    [load, 0, 0, numberAt],
    // Calls of the x32 mode.
    [ifAtLeast, 0, 1, 0x40000000],
    [end, 0, 0, refuseWith(notPermitted)],
  ];
  if (allowedFamilies.length > 0) {
    const tests = allowedFamilies.flatMap((name) => [
      [ifEqual, 0, 1, families[name]],
      [end, 0, 0, allow],
    ]);
    const body = [[load, 0, 0, argumentAt(0)], ...tests, [end, 0, 0, refuseWith(noSuchFamily)]];
    program.push([ifEqual, 0, body.length, numberOf.get('socket')], ...body);
  }
  if (deniesWriteExecute) {
    for (const [name, bits] of [
      ['mmap', 6],
      ['mprotect', 4],
      ['pkey_mprotect', 4],
    ]) {
      const body = [
        [load, 0, 0, argumentAt(2)],
        [and, 0, 0, bits],
        [ifEqual, 0, 1, bits],
        [end, 0, 0, refuseWith(notPermitted)],
        [end, 0, 0, allow],
      ];
      program.push([ifEqual, 0, body.length, numberOf.get(name)], ...body);
    }
  }
  const numbers = [...allowed].flatMap((name) => numberOf.get(name) ?? []);
  for (const number of numbers) program.push([ifEqual, 0, 1, number], [end, 0, 0, allow]);
  program.push([end, 0, 0, refuseWith(notPermitted)]);
  return { program: Buffer.concat(program.map(instruction)), allowed: numbers.length };
}

function instruction([code, ifTrue, ifFalse, value]) {
  const bytes = Buffer.alloc(8);
  bytes.writeUInt16LE(code, 0);
  bytes.writeUInt8(ifTrue, 2);
  bytes.writeUInt8(ifFalse, 3);
  bytes.writeUInt32LE(value >>> 0, 4);
  return bytes;
}

/** The names of the allowed system calls: a line with `~` takes some away, and systemd always allows `@default`. */
function allowedNames(lines) {
  const sets = syscallSets();
  const names = new Set(expand('@default', sets));
  for (const line of lines) {
    const takesAway = line.startsWith('~');
    for (const name of line
      .replace('~', '')
      .split(' ')
      .flatMap((word) => expand(word, sets))) {
      if (takesAway) names.delete(name);
      else names.add(name);
    }
  }
  return names;
}

const expand = (name, sets) =>
  name.startsWith('@') ? (sets.get(name) ?? []).flatMap((each) => expand(each, sets)) : [name];

function syscallSets() {
  const { stdout } = spawnSync('systemd-analyze', ['syscall-filter'], { encoding: 'utf8' });
  const sets = new Map();
  let current;
  for (const line of stdout.split('\n')) {
    if (line.startsWith('@')) sets.set(line.trim(), (current = []));
    else if (/^\s+[@\w]/.test(line)) current?.push(line.trim());
  }
  return sets;
}

/** Reads the numbers of the system calls from the kernel's headers. */
function syscallNumbers() {
  const header = readFileSync('/usr/include/x86_64-linux-gnu/asm/unistd_64.h', 'utf8');
  return new Map(
    [...header.matchAll(/^#define __NR_(\w+) (\d+)$/gm)].map(([, name, number]) => [name, Number(number)]),
  );
}
