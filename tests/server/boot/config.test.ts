import { expect, test } from 'vitest'
import { readConfig } from '#server/boot/config.ts'
import { StartupError } from '#server/core/startup-error.ts'

function refusalOf(env: NodeJS.ProcessEnv): string {
  try {
    readConfig(env)
  } catch (error) {
    if (error instanceof StartupError) return error.message
    throw error
  }
  throw new Error('There was no refusal')
}

test.each([
  ['PORT', 'abc', 'a whole number from 0 to 65535'],
  ['PORT', '70000', 'a whole number from 0 to 65535'],
  ['PORT', '-1', 'a whole number from 0 to 65535'],
  ['PORT', '80.5', 'a whole number from 0 to 65535'],
  ['PORT', '', 'a whole number from 0 to 65535'],
  ['HOST', '', 'a name or an address of this machine'],
  ['SANDBOX', 'maybe', '0 or 1'],
  ['SANDBOX', '', '0 or 1'],
  ['TRUSTED_PROXIES', 'all', 'a whole number from 0 to 10'],
  ['FIREBASE_PROJECT_ID', '', 'as the console of Firebase says'],
  ['FIREBASE_AUTH_EMULATOR_HOST', 'http://127.0.0.1:9099', 'a host and port'],
  ['FIREBASE_AUTH_EMULATOR_CAPTCHA', 'yes', '0 or 1'],
  ['TRUSTED_PROXIES', '11', 'a whole number from 0 to 10'],
  ['NODE_ENV', 'Production', 'production, development or test'],
  ['NODE_ENV', 'prod', 'production, development or test'],
  ['NODE_ENV', 'production ', 'production, development or test'],
  ['NODE_ENV', '', 'production, development or test'],
  [
    'DATABASE_URL',
    '',
    'an address like postgres://user:password@host:5432/database, or unset for the built-in database',
  ],
  [
    'DATABASE_URL',
    ' ',
    'an address like postgres://user:password@host:5432/database, or unset for the built-in database',
  ],
  ['DATA', '', 'a folder, or unset'],
  ['OFFERED_LANGUAGES', '', 'a list of pt, en, ty, each at most once, for example pt,en'],
  ['OFFERED_LANGUAGES', 'th', 'a list of pt, en, ty, each at most once, for example pt,en'],
  ['OFFERED_LANGUAGES', 'pt,pt', 'a list of pt, en, ty, each at most once, for example pt,en'],
  ['OFFERED_LANGUAGES', 'pt;en', 'a list of pt, en, ty, each at most once, for example pt,en'],
  ['LANGUAGE_TAGS', '', 'a list of pt, en, ty with language tags that Intl knows, for example ty=th'],
  ['LANGUAGE_TAGS', 'th', 'a list of pt, en, ty with language tags that Intl knows, for example ty=th'],
  ['LANGUAGE_TAGS', 'de=th', 'a list of pt, en, ty with language tags that Intl knows, for example ty=th'],
  ['LANGUAGE_TAGS', 'ty=', 'a list of pt, en, ty with language tags that Intl knows, for example ty=th'],
  ['LANGUAGE_TAGS', 'ty=Thai', 'a list of pt, en, ty with language tags that Intl knows, for example ty=th'],
  ['LANGUAGE_TAGS', 'ty=TH', 'a list of pt, en, ty with language tags that Intl knows, for example ty=th'],
  ['LANGUAGE_TAGS', 'ty=th_TH', 'a list of pt, en, ty with language tags that Intl knows, for example ty=th'],
  [
    'LANGUAGE_TAGS',
    'ty=th-u-ca-buddhist',
    'a list of pt, en, ty with language tags that Intl knows, for example ty=th',
  ],
  ['LANGUAGE_TAGS', 'ty=xx', 'a list of pt, en, ty with language tags that Intl knows, for example ty=th'],
  ['LANGUAGE_TAGS', 'ty=th,ty', 'a list of pt, en, ty with language tags that Intl knows, for example ty=th'],
])('rejects %s=%s and names the allowed values', (name, given, allowed) => {
  expect(refusalOf({ [name]: given })).toBe(`${name} is "${given}"; it must be ${allowed}.`)
})

test('reads the language tags, and the offered languages in their order', () => {
  expect(readConfig({ OFFERED_LANGUAGES: 'ty, pt' }).offeredLanguages).toEqual(['ty', 'pt'])
  expect(readConfig({ LANGUAGE_TAGS: 'ty=fil, en=en-US' }).languageTags).toEqual({ ty: 'fil', en: 'en-US' })
})

test('takes the offered languages and language tags from the operator’s file by default', () => {
  expect(readConfig({})).toMatchObject({ offeredLanguages: undefined, languageTags: undefined })
})

test('escapes line breaks in a rejected value', () => {
  expect(refusalOf({ SANDBOX: '1\n0' })).toBe('SANDBOX is "1\\n0"; it must be 0 or 1.')
})

test.each([
  ['0', 0],
  ['65535', 65_535],
])('accepts PORT=%s as a port', (PORT, port) => {
  expect(readConfig({ PORT }).port).toBe(port)
})

test.each([
  [{}, { production: false, sandbox: true }],
  [{ NODE_ENV: 'development' }, { production: false, sandbox: true }],
  [{ NODE_ENV: 'test' }, { production: false, sandbox: true }],
  [{ NODE_ENV: 'production' }, { production: true, sandbox: false, flows: false, databaseUrl: undefined }],
  [
    { NODE_ENV: 'production', SANDBOX: '0', FLOWS: '1' },
    { production: true, sandbox: false, flows: true },
  ],
])('enables the sandbox by default only outside production: %o', (env, config) => {
  expect(readConfig(env)).toMatchObject(config)
})

test('rejects the sandbox in production', () => {
  expect(refusalOf({ NODE_ENV: 'production', SANDBOX: '1' })).toBe(
    'SANDBOX=1 opens a console with every code and password to anybody, so it is refused with NODE_ENV=production.',
  )
})

const project = {
  FIREBASE_API_KEY: 'key',
  FIREBASE_AUTH_DOMAIN: 'palpite.firebaseapp.com',
  FIREBASE_PROJECT_ID: 'palpite',
}
const emulator = { FIREBASE_AUTH_EMULATOR_HOST: '127.0.0.1:9099' }

test('configures no Firebase project by default', () => {
  expect(readConfig({}).firebase).toBeNull()
})

test('reads a complete Firebase project and its emulator', () => {
  const named = { apiKey: 'key', authDomain: 'palpite.firebaseapp.com', projectId: 'palpite' }
  expect(readConfig(project).firebase).toEqual(named)
  expect(readConfig({ ...project, ...emulator }).firebase).toEqual({
    ...named,
    emulator: { origin: 'http://127.0.0.1:9099', captcha: false },
  })
})

test.each([{ FIREBASE_API_KEY: 'key' }, { FIREBASE_PROJECT_ID: 'palpite' }, emulator])(
  'rejects the incomplete Firebase project %o',
  (part) => {
    expect(refusalOf(part)).toBe(
      'FIREBASE_API_KEY, FIREBASE_AUTH_DOMAIN and FIREBASE_PROJECT_ID belong together; set all of them or none.',
    )
  },
)

test.each([{ NODE_ENV: 'production' }, { NODE_ENV: 'production', SANDBOX: '0' }, { SANDBOX: '0' }])(
  'rejects the Firebase emulator in production or without the sandbox: %o',
  (setting) => {
    expect(refusalOf({ ...project, ...emulator, ...setting })).toBe(
      'FIREBASE_AUTH_EMULATOR_HOST lets anybody in as anybody, so it is refused in production and without the sandbox.',
    )
    expect(readConfig({ ...project, ...setting }).firebase).not.toBeNull()
  },
)

test.each([
  ['TRUSTED_PROXYS', 'TRUSTED_PROXIES'],
  ['TRUSTED_PROXY', 'TRUSTED_PROXIES'],
  ['TRUSTEDPROXIES', 'TRUSTED_PROXIES'],
  ['TRUSTED_PORXIES', 'TRUSTED_PROXIES'],
  ['SANDBX', 'SANDBOX'],
  ['SANBDOX', 'SANDBOX'],
  ['sandbox', 'SANDBOX'],
  ['Sandbox', 'SANDBOX'],
  ['FLOW', 'FLOWS'],
  ['FIREBASE_API_KEYS', 'FIREBASE_API_KEY'],
  ['FIREBASE_APIKEY', 'FIREBASE_API_KEY'],
  ['FIREBASE_PROJECTID', 'FIREBASE_PROJECT_ID'],
  ['FIREBASE_AUTH_DOMIAN', 'FIREBASE_AUTH_DOMAIN'],
  ['DATABASE_URI', 'DATABASE_URL'],
  ['DATABSE_URL', 'DATABASE_URL'],
  ['database_url', 'DATABASE_URL'],
  ['NODE_EVN', 'NODE_ENV'],
  ['MAX_CONNECTION', 'MAX_CONNECTIONS'],
  ['port', 'PORT'],
  ['Host', 'HOST'],
])('rejects the unknown setting %s and suggests %s', (name, meant) => {
  expect(refusalOf({ [name]: '1' })).toBe(
    `${name} is not a setting. Did you mean ${meant}? Rename it or unset it.`,
  )
})

test.each(['PALPITE_PORT', 'TRUSTED_PROXY_COUNT', 'trusted_proxies_number'])(
  'rejects the unknown setting %s and suggests nothing',
  (name) => {
    expect(refusalOf({ [name]: '1' })).toBe(
      `${name} is not a setting. The README lists all settings. Rename it or unset it.`,
    )
  },
)

test.each([
  ...[
    'PATH',
    'HOME',
    'SHELL',
    'USER',
    'LANG',
    'TERM',
    'PWD',
    'HOSTNAME',
    'HOSTS',
    'POST',
    'PORTS',
    'DATE',
    'DATA_DIR',
  ],
  ...[
    'npm_config_host',
    'npm_lifecycle_event',
    'npm_package_version',
    'NODE_OPTIONS',
    'NODE_PATH',
    'NODE_V8_COVERAGE',
  ],
  ...[
    'DATABASE_HOST',
    'DATABASE_USER',
    'DATABASE_SSL',
    'DATABASE_NAME',
    'DATABASE_PORT',
    'DATABASE_PASSWORD',
  ],
  ...[
    'PGHOST',
    'PGDATA',
    'POSTGRES_URL',
    'SANDBOX_ID',
    'SUPPORT',
    'REDIS_URL',
    'HTTP_PROXY',
    'no_proxy',
    'HTTPS_PROXY',
  ],
  ...[
    'FIREBASE_TOKEN',
    'FIREBASE_CONFIG',
    'FIREBASE_APP_ID',
    'FIREBASE_EMULATOR_HUB',
    'FIRESTORE_EMULATOR_HOST',
  ],
  ...[
    'FIREBASE_DATABASE_EMULATOR_HOST',
    'FIREBASE_STORAGE_EMULATOR_HOST',
    'GCLOUD_PROJECT',
    'KUBERNETES_PORT',
  ],
  ...[
    'KUBERNETES_SERVICE_HOST',
    'IS_SANDBOX',
    'NO_SANDBOX',
    'CI',
    'LONG',
    'CHROMIUM',
    '_',
    'FLOWER',
    'LS_COLORS',
    'WINDOWID',
    'VITEST_POOL_ID',
  ],
])('ignores the unrelated environment variable %s', (name) => {
  expect(readConfig({ [name]: '1' })).toMatchObject({ port: 4173 })
})

test('accepts the test process’s environment', () => {
  expect(readConfig({ ...process.env, PORT: '0' })).toMatchObject({ port: 0 })
})
