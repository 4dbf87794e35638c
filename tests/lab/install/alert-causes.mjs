import { shop } from './trial.mjs';

/** How often Prometheus asks, in seconds. */
export const tick = 2;
const tools = '/usr/local/lib/try-install';
const keepReading = `systemd-run --quiet --collect --unit=shopper --setenv=NODE_EXTRA_CA_CERTS=/etc/greengate/self-signed/fullchain.pem node ${tools}/ask-shop.mjs keep-reading ${shop}`;
const stopReading = 'systemctl stop shopper';
/** Another certificate by the hook of certbot, valid for that many days. */
const renew = (days) => `set -eu
mkdir --parents /root/renewed
openssl req -x509 -newkey rsa:2048 -nodes -days ${days} -subj /CN=${shop} -addext subjectAltName=DNS:${shop} -keyout /root/renewed/privkey.pem -out /root/renewed/fullchain.pem 2>/dev/null
cat /root/renewed/fullchain.pem >> /etc/greengate/self-signed/fullchain.pem
cp /root/renewed/fullchain.pem /usr/local/share/ca-certificates/shop-${days}.crt
update-ca-certificates > /dev/null 2>&1
systemctl restart prometheus-blackbox-exporter
RENEWED_LINEAGE=/root/renewed /opt/greengate/deploy/haproxy/install-certificate`;
const login = (address, name, password) =>
  `curl --silent --max-time 3 --insecure --interface ${address} --resolve ${shop}:443:127.0.0.1 https://${shop}/graphql --header 'origin: https://${shop}' --header 'content-type: application/json' --data '{"query":"mutation { ${name.startsWith('seller') ? 'sellerLogin' : 'login'}(input: { email: \\"${name}\\", password: \\"${password}\\" }) { success } }"}' --output /dev/null || true`;
const setMail = (port) => `sed --in-place --regexp-extended '/^(SMTP_URL|MAIL_FROM)=/d' /etc/greengate/backend.env
echo 'SMTP_URL=smtp://127.0.0.1:${port}' >> /etc/greengate/backend.env
echo 'MAIL_FROM=orders@${shop}' >> /etc/greengate/backend.env
cd /opt/greengate && node deploy/restart.mjs`;
const sql = (text) => `(cd / && runuser -u postgres -- psql --quiet greengate --command "${text}")`;

/**
 * The cause of each alert of deploy/monitoring/alerts.yaml. `make` makes it, `during` repeats until the alert fires, `runbook` has the
 * commands of docs/operations.md, `after` removes what is left.
 */
export const causes = [
  {
    alert: 'ShopDown',
    cause: 'both gateways are stopped',
    make: "systemctl stop 'greengate-gateway@*'",
    runbook: [
      "journalctl -u 'greengate-gateway@*' -n 50 > /dev/null",
      'systemctl start greengate-gateway@4010 greengate-gateway@4011',
    ],
  },
  {
    alert: 'ProcessDown',
    cause: 'one gateway is stopped',
    make: 'systemctl stop greengate-gateway@4011',
    runbook: ['journalctl -u greengate-gateway@4011 -n 50 > /dev/null', 'systemctl restart greengate-gateway@4011'],
  },
  {
    alert: 'NotReachableFromOutside',
    cause: 'the balancer is stopped',
    make: 'systemctl stop greengate-balancer',
    runbook: ['systemctl status greengate-balancer | sed -n 3p || true', 'systemctl restart greengate-balancer'],
  },
  {
    alert: 'StoreUnreachable',
    cause: 'both backends are stopped while a shopper looks at the orders',
    make: `${keepReading}\nsystemctl stop 'greengate-backend@*'`,
    runbook: [
      'for port in 4020 4021; do curl --silent --show-error http://127.0.0.1:$port/health/ready || true; done',
      "journalctl -u 'greengate-backend@*' -n 50 > /dev/null",
      'systemctl start greengate-backend@4020 greengate-backend@4021',
    ],
    after: stopReading,
  },
  {
    alert: 'OperationsFail',
    cause: 'both backends are stopped while a shopper looks at the orders',
    make: `${keepReading}\nsystemctl stop 'greengate-backend@*'`,
    runbook: [
      "journalctl -u 'greengate-gateway@*' -o cat | jq -rR 'fromjson? | .codes[]?' | sort | uniq -c",
      'systemctl start greengate-backend@4020 greengate-backend@4021',
    ],
    after: stopReading,
  },
  {
    alert: 'DatabaseDown',
    cause: 'the server of PostgreSQL is killed',
    make: 'pkill -9 --oldest postgres; sleep 1; pkill -9 -u postgres postgres || true',
    runbook: ['pg_lsclusters', 'systemctl restart postgresql'],
  },
  {
    alert: 'ResponsesFail',
    cause: 'the database is stopped while a shopper looks at the orders',
    make: `${keepReading}\nsystemctl stop postgresql`,
    runbook: [
      `journalctl -u 'greengate-*' -o cat --since=-1min | jq -cR 'fromjson? | select(.level != "info") | .msg' | sort | uniq -c`,
      'systemctl restart postgresql',
    ],
    after: stopReading,
  },
  {
    alert: 'WritesFail',
    cause: 'the disk of the database is full',
    make: `${keepReading}\nrm -rf /var/lib/postgresql/lost+found; dd if=/dev/zero of=/var/lib/postgresql/forgotten-dump bs=1M 2> /dev/null || true`,
    during: `${sql('select pg_switch_wal()')} > /dev/null 2>&1 || true`,
    runbook: [
      'df -h /var/lib/postgresql',
      'rm /var/lib/postgresql/forgotten-dump',
      'pg_lsclusters',
      'systemctl restart postgresql',
    ],
    after: stopReading,
  },
  {
    alert: 'DiskFull',
    labels: { mountpoint: '/var/lib/postgresql' },
    cause: 'a file takes 95 % of the disk of the database',
    make: `fallocate -l "$(($(stat --file-system --format='%a * %S' /var/lib/postgresql) * 95 / 100))" /var/lib/postgresql/forgotten-dump`,
    runbook: [
      'du -xh -d1 /var/lib/postgresql',
      'ls -lhS /var/lib/postgresql | head -n 3',
      'rm /var/lib/postgresql/forgotten-dump',
    ],
  },
  {
    alert: 'SlowOperations',
    cause:
      'a session of the database holds the table of orders for 2 s again and again, while a shopper looks at the orders',
    make: `${keepReading}\nsystemd-run --quiet --collect --unit=slow-session --property=WorkingDirectory=/ runuser -u postgres -- psql greengate --command 'do $body$ begin for round in 1..300 loop lock table orders in access exclusive mode; perform pg_sleep(2); commit; perform pg_sleep(0.5); end loop; end $body$'`,
    runbook: [
      `cd / && runuser -u postgres -- psql greengate -c "select pid, now() - xact_start as time, wait_event_type, left(query, 60) as query from pg_stat_activity where state <> 'idle' order by time desc nulls last"`,
      `cd / && runuser -u postgres -- psql greengate -c "select pg_terminate_backend(pid) from pg_stat_activity where query like '%pg_sleep%' and pid <> pg_backend_pid()"`,
    ],
    after: stopReading,
  },
  {
    alert: 'EventLoopSlow',
    cause: 'a gateway gets the processor for 0.3 s of each second',
    make: `systemd-run --quiet --collect --unit=other-work sh -c 'pid=$(systemctl show --property=MainPID --value greengate-gateway@4010); while :; do kill -STOP $pid; sleep 0.7; kill -CONT $pid; sleep 0.3; done'`,
    runbook: ['top -b -n 1 | head -n 12', 'systemctl stop other-work'],
    after: 'kill -CONT $(systemctl show --property=MainPID --value greengate-gateway@4010)',
  },
  {
    alert: 'RestartsOften',
    cause: 'a gateway is killed again and again',
    make: 'true',
    during: 'systemctl kill --signal=KILL greengate-gateway@4011; sleep 4',
    runbook: ['journalctl -u greengate-gateway@4011 -n 20 -o cat | grep -v "^{" | tail -n 6', 'journalctl -k -n 5'],
  },
  {
    alert: 'MailsStuck',
    cause: 'SMTP_URL names a port where no mail server is; the mail that waits is made 31 minutes older',
    make: `${setMail(2524)}\nnode ${tools}/ask-shop.mjs order ${shop}`,
    during: sql(
      "update mails set created_at = created_at - 1860000 where state = 'WAITING' and created_at > extract(epoch from now()) * 1000 - 1800000",
    ),
    runbook: ['greengate mail test you@example.com || true', setMail(2525), 'greengate mail test you@example.com'],
  },
  {
    alert: 'MailsGivenUp',
    cause: 'a mail server refuses every mail for good',
    make: setMail(2526),
    during: `node ${tools}/ask-shop.mjs order ${shop}; sleep 1`,
    runbook: ['greengate mail test you@example.com || true', setMail(2525)],
  },
  {
    alert: 'AccountUnderAttack',
    cause: 'wrong passwords of the owner come from 15 addresses',
    make: 'true',
    during: `for address in $(seq 20 34); do for try in $(seq 10); do ${login('127.0.0.$address', 'seller@example.com', 'wrong-$try')}; done; done`,
    runbook: [
      `journalctl -u 'greengate-backend@*' -o cat --since=-1h | jq -cR 'fromjson? | select(.msg // "" | startswith("too many wrong passwords"))'`,
    ],
  },
  {
    alert: 'PasswordsGuessed',
    cause: 'one address tries passwords of many accounts',
    make: `cat > /root/guess.sh <<'END'
for try in $(seq 10000); do ${login('127.0.0.77', "person'$try'@example.com", 'wrong')}; sleep 0.2; done
END
systemd-run --quiet --collect --unit=guesser bash /root/guess.sh`,
    runbook: [
      `journalctl -u greengate-balancer -o cat --since=-1h | jq -rR 'fromjson? | select(.msg == "refused") | .address | ltrimstr("::ffff:")' | sort | uniq -c | sort -rn | head -n 3`,
      'nft insert rule inet filter input ip saddr 127.0.0.77 drop',
    ],
    after: 'systemctl stop guesser; systemctl reload nftables',
  },
  {
    alert: 'PaymentsContradict',
    cause: 'an event of Stripe about an order that the shop does not have',
    make: `sed --in-place '/^STRIPE_\\|^CURRENCY/d' /etc/greengate/backend.env
echo 'STRIPE_SECRET_KEY=sk_test_1' >> /etc/greengate/backend.env
echo 'STRIPE_WEBHOOK_SECRET=whsec_test' >> /etc/greengate/backend.env
for file in backend gateway; do echo 'CURRENCY=EUR' >> /etc/greengate/$file.env; done
cd /opt/greengate && node deploy/restart.mjs
sleep 6
node ${tools}/ask-shop.mjs payment-event ${shop}`,
    runbook: [
      `journalctl -u 'greengate-backend@*' -o cat --since=-1h | jq -cR 'fromjson? | select(.msg // "" | endswith("contradicts the order"))'`,
    ],
  },
  {
    alert: 'RefundsStuck',
    impossible:
      'not made: a shop in production talks to Stripe only, which this machine does not reach. tests/backend/refund-drill.test.ts has refunds that Stripe does not take',
  },
  {
    alert: 'BackupOld',
    cause: 'all backups are made 27 hours older',
    make: "touch -d '27 hours ago' /var/lib/greengate/backups/*",
    runbook: ['systemctl status greengate-backup | sed -n 3p || true', 'systemctl start greengate-backup'],
  },
  {
    alert: 'BackupMissing',
    cause: 'the timer is off, and there is no backup',
    make: 'systemctl disable --now --quiet greengate-backup.timer; rm /var/lib/greengate/backups/*',
    runbook: ['systemctl enable --now greengate-backup.timer', 'systemctl start greengate-backup'],
  },
  {
    alert: 'CertificateExpires',
    cause: 'the certificate is valid for 10 days',
    make: renew(10),
    runbook: ['certbot renew 2>&1 | tail -n 3', renew(60)],
  },
  {
    alert: 'OrdersStopped',
    cause: 'Prometheus has orders of the same hour a week ago, and there are none now',
    make: `set -e
now=$(($(date +%s) - 604800))
{ echo '# TYPE greengate_orders_placed_total counter'
  for step in $(seq -60 700); do echo "greengate_orders_placed_total{job=\\"greengate-backend\\",instance=\\"127.0.0.1:4020\\"} $((step + 100)) $((now + step * 5))"; done
  echo '# EOF'; } > /root/a-week-ago
promtool tsdb create-blocks-from openmetrics /root/a-week-ago /var/lib/prometheus/metrics2 > /dev/null
chown --recursive prometheus:prometheus /var/lib/prometheus/metrics2
systemctl restart prometheus
sleep 10`,
    runbook: [`node ${tools}/ask-shop.mjs order ${shop}`],
  },
];
