#!/bin/bash
# Follows small-server.md on a bare Debian, command by command, and says how long each step took.
#
#   deploy/try-small-server.sh [SUITE]      trixie without SUITE
#
# With KEEP=1 the machine's folder stays for a look.
# Needs root, Debian's packages debootstrap and systemd-container, and free ports 80, 443, and 3000. The Debian is a
# folder that boots in a container of its own and is removed in the end. Its commands are those of the guide, letter by
# letter, with three values of ours: REPOSITORY is a copy of this checkout's last commit, the mail server is one that
# keeps what it's sent, and Caddy signs its certificate itself, because no one outside can reach this machine.
set -euo pipefail

suite=${1:-trixie}
here=$(cd "$(dirname "$0")/.." && pwd)
machine=$(mktemp -d /var/tmp/on-joue-machine-XXXXXX)
chmod 755 "$machine" # the root of a machine
try=$machine/root/try

remove() {
  [ -z "${KEEP:-}" ] || return 0
  # Nothing may be mounted in a folder that's removed.
  if grep -q " $machine" /proc/self/mounts; then
    echo "Something is still mounted in $machine, so it stays." >&2
  else
    rm -rf --one-file-system "$machine"
  fi
}
trap remove EXIT

echo "Making a bare Debian ($suite) in $machine ..."
debootstrap --variant=minbase --include=systemd-sysv,dbus,ca-certificates,curl,procps "$suite" "$machine" >"$machine.log" 2>&1 || { tail "$machine.log"; exit 1; }
rm "$machine.log"

mkdir -p "$try/steps"
git clone --quiet --bare --single-branch "$here" "$try/on-joue.git"
awk '
  /^ *```sh$/ { step += 1; indent = match($0, /`/); isCode = 1; next }
  /^ *```$/ { isCode = 0; next }
  isCode { print substr($0, indent) > sprintf("%s/%02d", folder, step) }
' folder="$try/steps" "$here/deploy/small-server.md"
sed -i -e 's|REPOSITORY|/root/try/on-joue.git|' -e 's|^SMTP_URL=.*|SMTP_URL=smtp://127.0.0.1:2525|' "$try"/steps/*

# The names lead to the machine itself, and it trusts whom this one trusts.
{ cat /etc/hosts; echo '127.0.0.1 onjoue.example'; } >"$machine/etc/hosts"
echo on-joue-machine >"$machine/etc/hostname"
cp -r /usr/local/share/ca-certificates/. "$machine/usr/local/share/ca-certificates/"
chroot "$machine" update-ca-certificates >/dev/null 2>&1

# Caddy reads the guide's file, with an authority of its own.
mkdir -p "$machine/etc/caddy" "$machine/etc/systemd/system/caddy.service.d"
printf '{\n\tlocal_certs\n}\nimport /etc/caddy/Caddyfile\n' >"$machine/etc/caddy/local.caddyfile"
cat >"$machine/etc/systemd/system/caddy.service.d/local.conf" <<'END'
[Service]
ExecStart=
ExecStart=/usr/bin/caddy run --environ --config /etc/caddy/local.caddyfile --adapter caddyfile
ExecReload=
ExecReload=/usr/bin/caddy reload --config /etc/caddy/local.caddyfile --adapter caddyfile --force
END

cat >"$try/sink.mjs" <<'END'
import { appendFileSync } from 'node:fs'
import { createRequire } from 'node:module'
const { SMTPServer } = createRequire('/srv/on-joue/package.json')('smtp-server')
const onData = (stream, _, done) => stream.on('data', (chunk) => appendFileSync('/root/try/emails', chunk)).on('end', () => done())
new SMTPServer({ authOptional: true, disabledCommands: ['STARTTLS'], onData }).listen(2525, '127.0.0.1')
END

cat >"$try/follow.sh" <<'END'
set -euo pipefail
export HOME=/root NODE_EXTRA_CA_CERTS=/root/try/trusted.pem npm_config_cafile=/etc/ssl/certs/ca-certificates.crt DEBIAN_FRONTEND=noninteractive
cp /etc/ssl/certs/ca-certificates.crt $NODE_EXTRA_CA_CERTS
caddy_root=/var/lib/caddy/.local/share/caddy/pki/authorities/local/root.crt
site() { curl -sS --fail --cacert $caddy_root "$@"; }
body() { printf '{'; printf '"%s":"%s",' "$@" | sed 's/,$//'; printf '}'; }
post() { site -H 'content-type: application/json' -d "$2" "https://onjoue.example$1"; echo; }

# What a person does after the step with this command.
after() {
  if grep -q 'npm ci' "$1" && ! [ -e /root/try/sink ]; then
    /srv/on-joue/node_modules/.bin/node /root/try/sink.mjs & touch /root/try/sink
  fi
  if grep -q 'reload caddy' "$1"; then
    link=$(journalctl -u on-joue -o cat | grep -o 'https://onjoue.example/forum/first-admin?token=[^ ]*' | tail -1)
    for _ in $(seq 50); do [ -e $caddy_root ] && site -o /dev/null https://onjoue.example/readyz && break; sleep 0.2; done
    cat $caddy_root >> $NODE_EXTRA_CA_CERTS
    site -o /dev/null -w 'owner link: %{http_code}, HTTP/%{http_version}\n' "$link"
    post /api/forum/auth/first-admin "$(body token "${link#*token=}" username owner email owner@onjoue.example password 'a quiet corner 7' confirmPassword 'a quiet corner 7')"
  fi
}

trap 'systemctl status --no-pager --full on-joue caddy || true; journalctl --no-pager -u on-joue -u caddy | tail -40' ERR

for step in /root/try/steps/*; do
  echo "== step ${step##*/}"
  sed 's/^/   | /' "$step"
  before=$(date +%s%N)
  . "$step"
  echo "== step ${step##*/} took $(( ($(date +%s%N) - before) / 100000000 ))" | sed 's/\(.\)$/.\1 s/'
  after "$step"
done

echo '== what came of it'
site -o /dev/null -w 'https: %{http_code}, HTTP/%{http_version}, checked by the local CA\n' https://onjoue.example/
curl -sS -o /dev/null -w 'http: %{http_code} to %{redirect_url}\n' http://onjoue.example/
ps -eo user=,args= | grep '[d]ist/server.js'
post /api/waitlist "$(body email parent@family.example)"
for _ in $(seq 40); do grep -qs 'To: parent@family.example' /root/try/emails && break; sleep 1; done
grep -E '^(From|To|Subject):' /root/try/emails
systemd-analyze verify /etc/systemd/system/on-joue.service && echo 'unit: verified'
systemd-analyze security on-joue.service --no-pager | tail -1
systemctl is-enabled on-joue caddy
echo '== followed to the end'
END

cat >"$machine/etc/systemd/system/follow.service" <<'END'
[Unit]
After=network.target
SuccessAction=poweroff-force
FailureAction=poweroff-force
[Service]
Type=oneshot
TimeoutStartSec=30min
ExecStart=/bin/bash /root/try/follow.sh
StandardOutput=append:/root/try/log
StandardError=append:/root/try/log
[Install]
WantedBy=multi-user.target
END
mkdir -p "$machine/etc/systemd/system/multi-user.target.wants"
ln -s ../follow.service "$machine/etc/systemd/system/multi-user.target.wants/"

touch "$try/log"
tail -f "$try/log" & shown=$!
started=$SECONDS
# Newer versions of systemd boot with the second version of control groups only.
SYSTEMD_NSPAWN_UNIFIED_HIERARCHY=1 systemd-nspawn --quiet --boot --directory "$machine" --register=no --keep-unit --console=pipe --resolv-conf=copy-host >"$try/boot.log" 2>&1 </dev/null || true
sleep 0.5
kill $shown
grep -q '^== followed to the end' "$try/log" || { tail -20 "$try/boot.log"; echo "The guide couldn't be followed to its end."; exit 1; }
echo "From the first command of the guide to the last check: $((SECONDS - started)) s"
