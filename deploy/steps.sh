# Read by deploy/install and deploy/upgrade: what both do, in the POSIX shell.

program=/opt/greengate
settings=/etc/greengate
units=/etc/systemd/system
unpacked=$(cd "$(dirname "$0")/.." && pwd -P)
umask 022

# Names the step that runs: when one of its commands fails, the last line says which step it was.
step() {
  doing=$1
  echo "== $1"
}

# Ends with a sentence.
fail() {
  doing=
  echo "$1" >&2
  exit 1
}

say_failed_step() {
  status=$?
  [ "$status" = 0 ] || [ -z "${doing:-}" ] || echo "The step \"$doing\" failed; the lines above say why. $after_mending" >&2
}
trap say_failed_step EXIT

# setting NAME FILE [FILE]: the value of a setting, or nothing. Its last line counts.
setting() {
  setting_name=$1
  shift
  sed -n "s/^$setting_name=//p" "$@" 2> /dev/null | tail -n 1 | sed "s/^\(['\"]\)\(.*\)\1\$/\2/"
}

# As the units set them, unless the file does.
read_data_folders() {
  data=$(setting DATA_DIR "$1")
  data=${data:-/var/lib/greengate}
  backups=$(setting BACKUP_DIR "$1")
  backups=${backups:-$data/backups}
  owner=$(stat --format=%U:%G "$data")
  ending=.db
  [ -z "$(setting BACKUP_KEY "$1")" ] || ending=.db.enc
  [ -d "$backups" ] || install -d -m 700 -o "${owner%:*}" -g "${owner#*:}" "$backups"
}

# Installs the packages of Debian that are missing.
add_packages() {
  missing=
  for package; do
    [ "$(dpkg-query --show --showformat='${db:Status-Status}' "$package" 2> /dev/null || true)" = installed ] || missing="$missing $package"
  done
  [ -n "$missing" ] || return 0
  apt-get update --quiet
  # shellcheck disable=SC2086 # several words
  DEBIAN_FRONTEND=noninteractive apt-get install --quiet --yes --no-install-recommends $missing
}

# Debian has npm in a package of its own, NodeSource in that of Node.
has_node() {
  [ -x /usr/bin/node ] && command -v npm > /dev/null && /usr/bin/node -e 'const [a, b] = process.versions.node.split("."); process.exit(a > 20 || (a == 20 && b >= 19) ? 0 : 1)'
}

# The units start /usr/bin/node, and cannot read the folders of users. NodeSource's packages get security updates together with Debian's own.
add_node() {
  elsewhere=$(readlink -f "$(command -v node || true)" || true)
  case $elsewhere in /root/* | /home/*) elsewhere= ;; esac
  [ -e /usr/bin/node ] || [ -z "$elsewhere" ] || ln -s "$elsewhere" /usr/bin/node
  if ! has_node; then
    add_packages ca-certificates curl gpg
    curl -fsSL https://deb.nodesource.com/gpgkey/nodesource-repo.gpg.key | gpg --dearmor --yes --output /usr/share/keyrings/nodesource.gpg
    echo 'deb [signed-by=/usr/share/keyrings/nodesource.gpg] https://deb.nodesource.com/node_24.x nodistro main' > /etc/apt/sources.list.d/nodesource.list
    apt-get update --quiet
    DEBIAN_FRONTEND=noninteractive apt-get install --quiet --yes nodejs
  fi
  has_node || fail 'Greengate needs Node 20.19 or newer as /usr/bin/node, with npm. Install both, and run this again.'
}

# A copy of a checkout has none of its secrets and data, and no history.
leave_out_private() {
  rm -rf "$1"/.env* "$1/data" "$1/.git" "$1/release"
}

# Everybody can read the program, but not what stands beside it in a checkout that is used in its place.
give_to_root() {
  chown root:root "$1"
  chmod 755 "$1"
  find "$1" -mindepth 1 -maxdepth 1 ! -type l ! -name '.env*' ! -name data ! -name .git ! -name release \
    -exec chown -R root:root {} + -exec chmod -R u+rwX,go+rX,go-w {} +
}

# prepare_program FOLDER SETTINGS [SETTINGS]: installs the packages of npm, and builds what is not built, in the LANGUAGE of the
# settings. What a checkout has in dist may be of other sources, unless its units are installed already (in_use=yes). Its packages
# stay then, because the servers load them.
in_use=
prepare_program() {
  (
    cd "$1"
    shift
    LANGUAGE=$(setting LANGUAGE "$@")
    export LANGUAGE
    case $LANGUAGE in '' | en) pages=dist ;; *) pages=dist/$LANGUAGE ;; esac
    is_built=$([ ! -f dist/backend/main.js ] || [ ! -f dist/admin.js ] || [ ! -f "$pages/web/index.html" ] || echo yes)
    if [ -e backend/main.ts ] && [ "$in_use$is_built" != yesyes ]; then
      if [ -z "$in_use" ] || [ ! -f node_modules/.package-lock.json ]; then npm ci --include=dev; fi
      npm run build
    elif [ -n "$is_built" ]; then
      # npm writes this file at the end of an installation.
      [ -f node_modules/.package-lock.json ] || npm ci --omit=dev
    else
      fail "This release has no pages for LANGUAGE=$LANGUAGE, and no sources to build them."
    fi
  )
}

# A gateway can read neither the secrets nor the data of a backend.
add_users() {
  id greengate > /dev/null 2>&1 || adduser --quiet --system --group --no-create-home --home /var/lib/greengate greengate
  id greengate-gateway > /dev/null 2>&1 || adduser --quiet --system --group --no-create-home --home /nonexistent greengate-gateway
}

# Copies all units of the installed program. A timer that the machine did not have is enabled.
install_units() {
  new_timers=
  for file in "$program"/deploy/systemd/*; do
    name=${file##*/}
    case $name in
      *.example) continue ;;
      *.timer) [ -e "$units/$name" ] || new_timers="$new_timers $name" ;;
    esac
    cp "$file" "$units/$name"
  done
  if [ -e $settings/caddy.env ]; then
    mkdir -p $units/greengate-balancer.service.d
    cp $program/deploy/caddy/greengate-balancer.conf $units/greengate-balancer.service.d/caddy.conf
  fi
  systemctl daemon-reload
  # shellcheck disable=SC2086
  [ -z "$new_timers" ] || systemctl enable --now $new_timers
}

# wait_until_ready PORT...: waits until the processes are ready, for a minute, and as long as one upgrades the database.
wait_until_ready() {
  /usr/bin/node --input-type=module -e '
    const ports = process.argv.slice(1);
    for (let deadline = Date.now() + 60_000; ports.length > 0; await new Promise((resolve) => setTimeout(resolve, 200))) {
      const answer = await fetch(`http://127.0.0.1:${ports[0]}/health/ready`).catch(() => null);
      const said = await answer?.json().catch(() => null);
      if (answer?.ok) ports.shift();
      else if (said?.status === "upgrading") deadline = Date.now() + 60_000;
      else if (Date.now() > deadline) {
        console.error(`The process at port ${ports[0]} is not ready. journalctl --unit="greengate-*@${ports[0]}" says why.`);
        process.exit(1);
      }
    }' "$@"
}
