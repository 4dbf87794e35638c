import { copyFileSync, mkdirSync, mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

const newPassword = 'twelve red plums';
const rclone = "su --shell /bin/sh greengate --command 'rclone";

/**
 * A shop whose backups are copied to another machine loses its disk and comes back from the copy, by the commands of
 * docs/operations.md; and once more with encrypted backups.
 * @param {Awaited<ReturnType<typeof import('./trial.mjs').openTrial>>} trial
 */
export async function tryLostDisk(trial) {
  const { say, heading, command, inside, askShop } = trial;
  // What is not on the machine: the folder of the copies, and what the operator has.
  const elsewhere = mkdtempSync(join(tmpdir(), 'greengate-elsewhere-'));
  const copies = join(elsewhere, 'copies');
  mkdirSync(copies);
  const copyFrom = (path) => copyFileSync(trial.at(path), join(elsewhere, path.split('/').at(-1)));
  const serveCopies = () =>
    trial.serve('rclone', ['serve', 'webdav', copies, '--addr=127.0.0.1:8080', '--log-level=ERROR']);
  const copied = () => readdirSync(join(copies, 'greengate')).toSorted();

  /** The machine is gone: a fresh Debian, the files that the operator has, and the commands of the document. */
  const comeBack = (program, orders, lost) => {
    serveCopies();
    const newest = copied().at(-1);
    copyFileSync(join(elsewhere, 'settings.env'), trial.at('root/settings.env'));
    copyFileSync(join(copies, 'greengate', newest), trial.at(`root/${newest}`));
    say(
      `- the disk is gone with everything on it. In a fresh Debian are the program, settings.env and the newest copy, ${newest}`,
    );
    command(
      `mkdir greengate && tar -xzf ${program} -C greengate && greengate/deploy/install settings.env ${newest}`,
      trial.registry,
      { isRefused: true },
    );
    configureCopies(trial);
    command('systemctl start greengate-backup');
    command('greengate status || true');
    command(
      'systemctl start greengate-rehearsal && journalctl --unit=greengate-rehearsal --identifier=node --lines=1 --output=cat',
    );
    const seen = askShop('orders', { password: newPassword });
    say(`- ${seen}`);
    for (const number of orders) if (!seen.includes(number)) throw new Error(`Order ${number} is lost.`);
    for (const number of lost) if (seen.includes(number)) throw new Error(`Order ${number} cannot be there.`);
    say(`- of ${orders.length} orders up to the backup 0 are lost; ${lost.join(', ')} came after it`);
    say(askShop('picture'));
    say(askShop('order'));
  };

  /** Copies a backup and the settings, and then places an order that is only on this machine. */
  const saveCopies = () => {
    command(
      'systemctl start greengate-backup && journalctl --unit=greengate-backup --identifier=node --lines=1 --output=cat',
    );
    say(`- on the other machine: ${copied().join(', ')}`);
    say(askShop('order'));
    command('cat /etc/greengate/backend.env /etc/greengate/gateway.env /etc/greengate/install.env > settings.env');
    copyFrom('root/settings.env');
  };

  try {
    trial.begin('A machine that loses its disk and comes back from the copy, in a fresh Debian');
    heading('A shop with copies of its backups on another machine');
    command(
      'mkdir greengate && tar -xzf greengate.tar.gz -C greengate && greengate/deploy/install settings.env',
      trial.registry,
    );
    serveCopies();
    configureCopies(trial);
    inside(`echo "BACKUP_HOOK='rclone copy \\"\\$BACKUP_FILE\\" offsite:greengate'" >> /etc/greengate/backend.env`);
    say(`$ ${inside('tail -n 1 /etc/greengate/backend.env')}`);
    command('greengate config check');
    say(askShop('open'));
    say(`- instead of a person at the keyboard: ${inside(`echo '${newPassword}' | greengate owner set-password`)}`);
    inside(`mkdir /etc/systemd/system/greengate-backup.timer.d
printf '[Timer]\\nOnCalendar=\\nOnCalendar=hourly\\n' > /etc/systemd/system/greengate-backup.timer.d/override.conf
systemctl daemon-reload`);
    say(
      `- with OnCalendar=hourly, the next backup: ${inside('systemctl show --property=TimersCalendar --value greengate-backup.timer')}`,
    );
    for (let count = 0; count < 3; count += 1) say(askShop('order'));
    saveCopies();

    heading('The disk is lost');
    await trial.lose();
    comeBack('greengate.tar.gz', ['1001', '1002', '1003', '1004'], ['1005']);

    heading('Encrypted backups');
    command('echo "BACKUP_KEY=$(openssl rand -hex 32)" >> /etc/greengate/backend.env');
    command('cd /opt/greengate && node deploy/restart.mjs');
    say(askShop('order'));
    saveCopies();

    heading('The disk is lost again');
    await trial.lose();
    comeBack('greengate.tar.gz', ['1001', '1002', '1003', '1004', '1005', '1006'], ['1007']);
  } finally {
    rmSync(elsewhere, { recursive: true, force: true });
  }
}

/** What docs/operations.md says under "A copy elsewhere", without the questions of rclone. */
function configureCopies({ command, registry }) {
  command('apt-get install --yes --quiet --no-install-recommends rclone > /dev/null 2>&1', registry);
  command(`${rclone} config create offsite webdav url=http://copies.example.com:8080 vendor=other > /dev/null'`);
}
