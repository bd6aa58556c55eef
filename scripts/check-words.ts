import { execFileSync } from 'node:child_process'
import fs from 'node:fs'
import path from 'node:path'
import { root } from './run.ts'
import { sentencesOf, wordsIn } from './words/sentences.ts'
import {
  commentsOf,
  descriptionsOf,
  messagesOf,
  pageTextsOf,
  proseOf,
  stepNamesOf,
  styleCommentsOf,
  type Text,
  titlesOf,
  translationsOf,
} from './words/texts.ts'
import { textsWithoutId } from './words/texts-without-id.ts'
import {
  english,
  playerEnglish,
  portuguese,
  portugueseCharts,
  prose,
  stepNames,
  thai,
  type WordRule,
} from './words/word-list.ts'

type Kind = {
  name: string
  texts: (files: string[]) => Text[]
  rules: WordRule[]
  /** Maximum length of a sentence in words. */
  longest: number
}

const isStaff = (file: string) => /^(packages\/visualiser|sandbox)\//.test(file)
const isCatalogue = (language: string) => (file: string) => file.endsWith(`/locales/${language}.po`)

function catalogue(language: string, forStaff: boolean) {
  const belongs = isCatalogue(language)
  return (files: string[]) =>
    files
      .filter((file) => belongs(file) && isStaff(file) === forStaff)
      .flatMap((file) => messagesOf(root, file))
}

const texts = (names: RegExp, textsOf: (from: string, file: string) => Text[]) => (files: string[]) =>
  files.filter((file) => names.test(file)).flatMap((file) => textsOf(root, file))

const kinds: Kind[] = [
  { name: 'Player texts, English', texts: catalogue('en', false), rules: playerEnglish, longest: 20 },
  { name: 'Player texts, Portuguese', texts: catalogue('pt', false), rules: portuguese, longest: 22 },
  {
    name: 'Offline page, English',
    texts: texts(/^public\/offline\/en\.html$/, pageTextsOf),
    rules: playerEnglish,
    longest: 20,
  },
  {
    name: 'Offline page, Portuguese',
    texts: texts(/^public\/offline\/pt\.html$/, pageTextsOf),
    rules: portuguese,
    longest: 22,
  },
  // Thai has no spaces between words, so its sentences are not counted.
  { name: 'Player texts, Thai', texts: catalogue('ty', false), rules: thai, longest: Infinity },
  { name: 'Staff texts, English', texts: catalogue('en', true), rules: english, longest: 20 },
  { name: 'Staff texts, Portuguese', texts: catalogue('pt', true), rules: portuguese, longest: 22 },
  {
    name: 'Chart descriptions',
    texts: texts(/^src\/locales\/charts\/descriptions\.pt\.po$/, descriptionsOf),
    rules: prose,
    longest: 25,
  },
  {
    name: 'Chart descriptions, Portuguese',
    texts: texts(/^src\/locales\/charts\/descriptions\.pt\.po$/, translationsOf),
    rules: portugueseCharts,
    longest: 28,
  },
  {
    name: 'Step names',
    texts: texts(/^src\/locales\/charts\/steps\.pt\.po$/, stepNamesOf),
    rules: stepNames,
    longest: 20,
  },
  {
    name: 'Step names, Portuguese',
    texts: texts(/^src\/locales\/charts\/steps\.pt\.po$/, translationsOf),
    rules: portugueseCharts,
    longest: 22,
  },
  { name: 'Documentation', texts: texts(/\.md$/, proseOf), rules: prose, longest: 25 },
  {
    name: 'Comments',
    texts: texts(/(?<!\.gen|\.d)\.tsx?$/, commentsOf),
    rules: prose,
    longest: 25,
  },
  {
    name: 'Comments in style sheets',
    texts: texts(/\.css$/, styleCommentsOf),
    rules: prose,
    longest: 25,
  },
  { name: 'Test titles', texts: texts(/\.test\.tsx?$/, titlesOf), rules: prose, longest: 25 },
]

const isView = (file: string) =>
  /^(src|games|sandbox|packages\/visualiser)\/.*\.tsx$/.test(file) && !file.includes('/tests/')

/**
 * Part of `npm run check`: fails if a sentence is too long or contains wording that docs/words.md rules out.
 * Also fails if a text in a view has no message id. Finds only the crudest cases, so texts still need a
 * reader.
 */
export async function checkWords(): Promise<number> {
  const listed = execFileSync('git', ['ls-files', '-z', '--cached', '--others', '--exclude-standard'], {
    cwd: root,
    encoding: 'utf8',
    maxBuffer: 64 * 1024 * 1024,
  })
  const files = listed.split('\0').filter((file) => file !== '' && fs.existsSync(path.join(root, file)))
  const failures = kinds.flatMap((kind) => {
    const found = kind.texts(files)
    if (found.length === 0) throw new Error(`The check found no text of the kind “${kind.name}”.`)
    const problems = found.flatMap((text) => problemsIn(text, kind))
    console.log(`  ${kind.name}: ${found.length} texts, ${problems.length} problems`)
    return problems
  })
  const views = files.filter(isView)
  const withoutId = views.flatMap((file) =>
    textsWithoutId(file, fs.readFileSync(path.join(root, file), 'utf8')),
  )
  console.log(`  Views: ${views.length} files, ${withoutId.length} texts without an id`)
  failures.push(...withoutId)
  for (const failure of failures) console.error(failure)
  return failures.length > 0 ? 1 : 0
}

function problemsIn({ place, text }: Text, { rules, longest }: Kind): string[] {
  const wordings = rules
    .filter(({ pattern }) => pattern.test(text))
    .map(
      ({ instead, pattern }) => `${place}: “${pattern.exec(text)?.[0]}” in “${short(text)}”. Use ${instead}.`,
    )
  const long = sentencesOf(text)
    .filter((sentence) => wordsIn(sentence) > longest)
    .map((sentence) => `${place}: ${wordsIn(sentence)} words (at most ${longest}) in “${short(sentence)}”.`)
  return [...wordings, ...long]
}

const short = (text: string) => (text.length > 120 ? `${text.slice(0, 119)}…` : text)
