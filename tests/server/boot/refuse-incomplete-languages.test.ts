import fs from 'node:fs/promises'
import path from 'node:path'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { refuseIncompleteLanguages } from '#server/boot/refuse-incomplete-languages.ts'
import { StartupError } from '#server/core/startup-error.ts'
import { makeFolder } from '#tests/support/make-folder.ts'

const header = 'msgid ""\nmsgstr ""\n"Language: ty\\n"\n'

/** Returns a catalogue of 40 messages. The last `untranslated` ones have no translation. */
const catalogue = (untranslated: number) =>
  header +
  Array.from({ length: 40 }, (_, index) => {
    const text = index < 40 - untranslated ? 'ข้อความ' : ''
    return `\n#. js-lingui-explicit-id\nmsgid "common.text${index}"\nmsgstr "${text}"\n`
  }).join('')

let root: string
beforeEach(async () => {
  root = makeFolder('palpite-catalogues-')
  for (const folder of ['src', 'games', 'server']) {
    await fs.mkdir(path.join(root, folder, 'locales'), { recursive: true })
    await write(folder, 0)
  }
})
afterEach(() => fs.rm(root, { recursive: true, force: true }))

const write = (folder: string, untranslated: number) =>
  fs.writeFile(path.join(root, folder, 'locales/ty.po'), catalogue(untranslated))

test('starts if at least 95% of each catalogue is translated', async () => {
  await write('src', 2)
  await expect(refuseIncompleteLanguages(root, ['en', 'ty'])).resolves.toBeUndefined()
})

test.each(['src', 'games', 'server'])(
  'refuses to offer a language whose catalogue in %s/ is incomplete',
  async (folder) => {
    await write(folder, 3)
    await expect(refuseIncompleteLanguages(root, ['en', 'ty'])).rejects.toThrow(
      new StartupError(
        `The site offers the language ty, but its catalogue ${folder}/locales/ty.po is translated to 92.5 % only, and at least 95.0 % are needed: 3 of 40 messages are missing.`,
      ),
    )
  },
)

test('ignores incomplete catalogues of languages that are not offered', async () => {
  await write('src', 40)
  await expect(refuseIncompleteLanguages(root, ['en'])).resolves.toBeUndefined()
})

test('accepts the project’s own catalogues in every language', async () => {
  await expect(refuseIncompleteLanguages('.', ['pt', 'en', 'ty'])).resolves.toBeUndefined()
})

test('counts texts on several lines as translated, and ignores obsolete messages', async () => {
  const several = '\nmsgid "common.long"\nmsgstr ""\n"ข้อความ"\n'
  const obsolete = '\n#~ msgid "common.old"\n#~ msgstr ""\n'
  await fs.writeFile(path.join(root, 'src/locales/ty.po'), header + several.repeat(3) + obsolete.repeat(3))
  await expect(refuseIncompleteLanguages(root, ['ty'])).resolves.toBeUndefined()
})

test('refuses an empty catalogue', async () => {
  await fs.writeFile(path.join(root, 'src/locales/ty.po'), header)
  await expect(refuseIncompleteLanguages(root, ['ty'])).rejects.toThrow('translated to 0.0 % only')
})
