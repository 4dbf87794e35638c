import { SMTPServer } from 'smtp-server';

/** Two mail servers: the one at port 2525 takes every mail, the one at port 2526 refuses every receiver for good. */

for (const [port, refuses] of [
  [2525, false],
  [2526, true],
]) {
  new SMTPServer({
    disabledCommands: ['AUTH', 'STARTTLS'],
    onRcptTo: (_address, _session, done) =>
      done(refuses ? Object.assign(new Error('No such mailbox'), { responseCode: 550 }) : null),
    onData: (stream, _session, done) => stream.on('end', done).resume(),
  }).listen(port, '127.0.0.1');
}
