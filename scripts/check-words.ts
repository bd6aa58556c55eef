import { execFileSync } from 'node:child_process'
import { root } from './run.ts'
import { sentencesOf, wordsIn } from './words/sentences.ts'
import { commentsOf, descriptionsOf, messagesOf, proseOf, type Text, titlesOf } from './words/texts.ts'
import { english, playerEnglish, portuguese, prose, type WordRule } from './words/word-list.ts'

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
  { name: 'Staff texts, English', texts: catalogue('en', true), rules: english, longest: 20 },
  { name: 'Staff texts, Portuguese', texts: catalogue('pt', true), rules: portuguese, longest: 22 },
  {
    name: 'Chart descriptions',
    texts: texts(/^src\/locales\/charts\/descriptions\.pt\.po$/, descriptionsOf),
    rules: prose,
    longest: 25,
  },
  { name: 'Documentation', texts: texts(/\.md$/, proseOf), rules: prose, longest: 25 },
  {
    name: 'Comments',
    texts: texts(/(?<!\.gen|\.d)\.tsx?$/, commentsOf),
    rules: prose,
    longest: 25,
  },
  { name: 'Test titles', texts: texts(/\.test\.tsx?$/, titlesOf), rules: prose, longest: 25 },
]

/**
 * Part of `npm run check`: fails if a sentence is too long or contains wording that docs/words.md rules out.
 * Finds only the crudest cases, so texts still need a reader.
 */
export async function checkWords(): Promise<number> {
  const listed = execFileSync('git', ['ls-files', '-z', '--cached', '--others', '--exclude-standard'], {
    cwd: root,
    encoding: 'utf8',
    maxBuffer: 64 * 1024 * 1024,
  })
  const files = listed.split('\0').filter(Boolean)
  const failures = kinds.flatMap((kind) => {
    const found = kind.texts(files)
    if (found.length === 0) throw new Error(`The check found no text of the kind “${kind.name}”.`)
    const problems = found.flatMap((text) => problemsIn(text, kind))
    console.log(`  ${kind.name}: ${found.length} texts, ${problems.length} problems`)
    return problems
  })
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
