/** A command of the documentation that a test cannot run as it is written. */
export interface UnrunCommand {
  command: string;
  why: string;
  /** The command that is run in its place. */
  dryRun?: string;
  /** The test that shows what the command does. */
  shownBy?: string;
  /** Programs without which the dry run is skipped. */
  needs?: readonly string[];
}

const INSTALLS = 'downloads and installs the packages that the test itself runs with';
const ACCOUNT = 'needs an account at AWS';
const ALEXA_ACCOUNT = 'needs an Alexa developer account';
const ROOT_RIGHTS = 'changes the machine: needs root, with systemd or nginx';
const RECURSION = 'would run this test again; .ci/run runs it';

const DRY_INSTALL = 'npm ci --dry-run --ignore-scripts';
const VERIFY_UNIT = 'systemd-analyze verify docs/weather-voice.service';
const UNIT_PROGRAMS = ['systemd-analyze', '/usr/bin/npm'];
const SITE = 'test/reverse-proxy.full.test.ts';
const SKILL_PACKAGE = 'test/skill-package/manifest.test.ts';
const PACKAGE = 'npx osls package';

/** Every other command of the pages is run as it is written. */
export const unrunCommands: readonly UnrunCommand[] = [
  { command: 'npm ci', why: INSTALLS, dryRun: DRY_INSTALL },
  { command: 'npm ci --omit=dev', why: INSTALLS, dryRun: `${DRY_INSTALL} --omit=dev` },
  {
    command: 'npm rebuild node --ignore-scripts=false',
    why: 'replaces the Node.js that the test runs with',
    shownBy: 'test/node-version.full.test.ts',
  },
  { command: 'npm test', why: RECURSION, dryRun: 'npm test -- --help' },
  { command: 'npm run test:all', why: RECURSION, dryRun: 'npm run test:all -- --help' },
  {
    command: 'npm run test:all -- --project=full',
    why: RECURSION,
    dryRun: 'npm run test:all -- --help',
  },
  {
    command: 'FC_SEED=7 npm test',
    why: RECURSION,
    dryRun: 'FC_SEED=7 npm test -- --help',
  },
  {
    command: 'PROPERTY_RUNS=1 npm test',
    why: RECURSION,
    dryRun: 'PROPERTY_RUNS=1 npm test -- --help',
  },
  {
    command: 'npx vitest run --project=fast test/config.test.ts',
    why: RECURSION,
    dryRun: 'npx vitest --help',
  },
  {
    command: 'npx vitest run --project=full test/dialogs -t de-wind',
    why: RECURSION,
    dryRun: 'npx vitest --help',
  },
  {
    command: 'WRITE_GOLDEN=1 npx vitest run test/golden',
    why: 'writes the tables that another test compares with',
    shownBy: 'test/golden/golden.test.ts',
  },
  {
    command: 'WRITE_PEERS=1 npx vitest run --project=full test/peers',
    why: 'writes the lists that another test compares with',
    shownBy: 'test/peers/rows.full.test.ts',
  },
  {
    command: 'npm run check',
    why: 'checks the whole project; .ci/run runs it',
    dryRun: 'npx tsc --version',
  },
  {
    command: 'npm run examples',
    why: 'writes the examples that another test compares with',
    shownBy: 'test/service/openapi/examples.full.test.ts',
  },
  {
    command: 'npm run bench',
    why: 'takes a quarter of an hour and measures the machine',
    dryRun: 'npm run bench -- --help',
  },
  ...['cold-start', 'load', 'shutdown'].map((name) => ({
    command: `npm run bench -- ${name}`,
    why: 'takes minutes and measures the machine',
    dryRun: 'npm run bench -- --help',
  })),
  ...['npm run wyoming', 'WYOMING_HOST=0.0.0.0 DEFAULT_PLACE=Hamburg npm run wyoming'].map(
    (command) => ({
      command,
      why: 'serves until it is stopped',
      dryRun: 'npm run wyoming -- --help',
      shownBy: 'test/wyoming/start.full.test.ts',
    }),
  ),
  ...[
    'docker compose up --build --detach',
    'docker compose down --volumes',
    'docker build --file Containerfile --tag weather-voice .',
    'docker run --init --read-only --tmpfs /tmp --volume weather-voice:/data --publish 127.0.0.1:3000:3000 weather-voice',
  ].map((command) => ({
    command,
    why: 'needs a container engine; the test runs the command of the image as a container would',
    shownBy: 'test/installed/installed.full.test.ts',
  })),
  ...[
    'npm pack',
    'npm install --global ./weather-voice-0.1.0.tgz',
    `weather-voice ask --locale en-US "What's the weather tomorrow?"`,
  ].map((command) => ({
    command,
    why: 'installs into the machine; the test installs into an empty folder',
    shownBy: 'test/installed/installed.full.test.ts',
  })),
  { command: 'npm run fuzz', why: 'takes hours', shownBy: 'test/fuzz/fuzz.full.test.ts' },
  {
    command: 'npm run fuzz -- mosmix --runs 1000 --seed 7',
    why: 'takes minutes',
    dryRun: 'npm run fuzz -- mosmix --runs 10 --seed 7',
  },
  {
    command: 'WEATHER_DATA=live npm run doctor',
    why: 'needs the network',
    shownBy: 'test/doctor.full.test.ts',
  },
  {
    command: 'npm install @modelcontextprotocol/client',
    why: 'needs the network',
    shownBy: 'test/service/mcp/client-example.full.test.ts',
  },
  {
    command:
      'npx @modelcontextprotocol/inspector --cli http://localhost:3000/v4_0/mcp --transport http --method tools/list',
    why: 'needs the network',
    shownBy: 'test/service/mcp/client-example.full.test.ts',
  },
  {
    command: 'claude mcp add --transport http weather http://localhost:3000/v4_0/mcp',
    why: 'needs Claude Code',
    shownBy: 'test/service/mcp/client-example.full.test.ts',
  },
  {
    command:
      'claude mcp add --transport http weather http://localhost:3000/v4_0/mcp --header "x-api-key: your-key"',
    why: 'needs Claude Code',
    shownBy: 'test/service/mcp/client-example.full.test.ts',
  },
  {
    command:
      'aws ssm put-parameter --name /weather-voice/dev/api-key --type String --value "$(openssl rand -hex 24)"',
    why: ACCOUNT,
    shownBy: 'test/lambda/package.full.test.ts',
  },
  {
    command: 'aws ssm delete-parameter --name /weather-voice/dev/api-key',
    why: ACCOUNT,
    shownBy: 'test/lambda/package.full.test.ts',
  },
  {
    command:
      'aws lambda get-function --function-name weather-voice-dev-skill --query Configuration.FunctionArn --output text',
    why: ACCOUNT,
    shownBy: 'test/lambda/package.full.test.ts',
  },
  {
    command: 'ALEXA_SKILL_ID=amzn1.ask.skill.your-id ALARM_EMAIL=you@example.org npx osls deploy',
    why: ACCOUNT,
    dryRun: `ALEXA_SKILL_ID=amzn1.ask.skill.your-id ALARM_EMAIL=you@example.org ${PACKAGE}`,
  },
  {
    command:
      'aws-sigv4-proxy --name lambda --region eu-west-1 --host lambda.eu-west-1.amazonaws.com',
    why: ACCOUNT,
    shownBy: 'test/dialogs/deployed.full.test.ts',
  },
  {
    command:
      'ALEXA_SKILL_ID=amzn1.ask.skill.your-id npm run dialog -- --endpoint http://localhost:8080/2015-03-31/functions/weather-voice-dev-skill/invocations docs/examples/smoke.txt',
    why: ACCOUNT,
    shownBy: 'test/dialogs/deployed.full.test.ts',
  },
  { command: 'npx osls deploy', why: ACCOUNT, dryRun: PACKAGE },
  { command: 'npx osls remove', why: ACCOUNT, dryRun: 'npx osls remove --help' },
  { command: 'npx ask-cli@2 configure', why: ALEXA_ACCOUNT, shownBy: SKILL_PACKAGE },
  { command: 'npx ask-cli@2 deploy', why: ALEXA_ACCOUNT, shownBy: SKILL_PACKAGE },
  { command: 'cd dist', why: 'is for the command after it', dryRun: 'cd docs' },
  { command: 'cd /opt/weather-voice', why: 'is for the command after it', dryRun: 'cd docs' },
  ...[
    'sudo install -m 600 /dev/null /etc/weather-voice.env',
    `printf 'WEATHER_API_KEY=%s\\nALEXA_SKILL_ID=%s\\n' "$(openssl rand -hex 24)" amzn1.ask.skill.your-id | sudo tee /etc/weather-voice.env > /dev/null`,
    'sudo cp docs/weather-voice.service /etc/systemd/system/weather-voice.service',
    "sudo sed -i 's/weather.example.org/your.name/' /etc/systemd/system/weather-voice.service",
    'sudo cp docs/nginx.conf /etc/nginx/conf.d/weather-voice.conf',
    "sudo sed -i 's/weather.example.org/your.name/' /etc/nginx/conf.d/weather-voice.conf",
    'sudo rm /etc/nginx/conf.d/weather-voice.conf',
    'sudo rm /etc/systemd/system/weather-voice.service /etc/weather-voice.env',
    'sudo rm -r /opt/weather-voice',
  ].map((command) => ({ command, why: ROOT_RIGHTS, dryRun: belowFolder(command) })),
  ...[
    'sudo systemctl daemon-reload',
    'sudo systemctl enable --now weather-voice',
    'sudo systemctl restart weather-voice',
    'sudo systemctl disable --now weather-voice',
    'sudo systemctl clean --what=state --what=cache weather-voice',
  ].map((command) => ({ command, why: ROOT_RIGHTS, dryRun: VERIFY_UNIT, needs: UNIT_PROGRAMS })),
  {
    command: 'sudo certbot certonly --standalone -d your.name',
    why: 'needs a domain',
    shownBy: SITE,
  },
  { command: 'sudo nginx -t', why: ROOT_RIGHTS, shownBy: SITE },
  { command: 'sudo systemctl reload nginx', why: ROOT_RIGHTS, shownBy: SITE },
];

/** The same command for the folder `root`, which stands for the machine. */
function belowFolder(command: string): string {
  return command.replaceAll('sudo ', '').replaceAll(/ \/(?=etc|opt)/g, ' root/');
}
