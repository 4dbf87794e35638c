#!/bin/sh
# libsql 0.5.29 (the driver with the interface of better-sqlite3), Node.js 20.
# Behaviour: a prepared INSERT that fails with SQLITE_BUSY stays open. Later changes on the same connection report success, but are not
# committed: no other connection sees them, none can write, and they are lost when the process is killed. `exec` closes its statement.
# Seen:   after prepare: busy, then written, others see 0
#         after exec: busy, then written, others see 1
set -eu
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
printf '{"type":"module"}' >package.json
npm install --silent --no-audit --no-fund libsql@0.5.29 >/dev/null
cat >ask.mjs <<'END'
import Database from 'libsql';

for (const how of ['prepare', 'exec']) {
  const ours = new Database(`${how}.db`);
  const other = new Database(`${how}.db`);
  ours.exec('pragma journal_mode = WAL; create table visits (name text)');
  ours.exec('pragma busy_timeout = 0');
  other.exec('begin immediate');
  const refused = ours.prepare("insert into visits values ('refused')");
  let seen = '';
  try {
    if (how === 'prepare') refused.run();
    else ours.exec("insert into visits values ('refused')");
  } catch (error) {
    seen = error.code === 'SQLITE_BUSY' ? 'busy' : String(error);
  }
  other.exec('rollback');
  const { changes } = ours.prepare("insert into visits values ('accepted')").run();
  const { found } = other.prepare('select count(*) as found from visits').get();
  console.log(`after ${how}: ${seen}, then ${changes === 1 ? 'written' : 'not written'}, others see ${found}`);
}
END
seen=$(node ask.mjs)
printf '%s\n' "$seen"
[ "$seen" = 'after prepare: busy, then written, others see 0
after exec: busy, then written, others see 1' ]
