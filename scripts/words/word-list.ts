export type WordRule = { pattern: RegExp; instead: string }

/** Rules for texts that players, agents or staff read. */
export const english: WordRule[] = [
  { pattern: /\b(did|do|does|has|have) not arrive(d)?\b/i, instead: '“Couldn’t load …”' },
  { pattern: /\bstand(s|ing)?\b(?! (out|for|by)\b)/i, instead: '“is” or “appears”' },
  { pattern: /\b(this|that|it) is (no|none|not one)\b/i, instead: '“isn’t a …”' },
  {
    pattern: /\b(whoever|somebody|anybody|nobody)\b/i,
    instead: '“no one”, “anyone”, “you”, or the person’s name',
  },
  { pattern: /\banew\b|\bonce more\b/i, instead: '“again”' },
  { pattern: /\btype (your|the|it|this|in)\b/i, instead: '“enter”' },
  { pattern: /\b(under way|on its way)\b/i, instead: '“in progress” or “processing”' },
  { pattern: /\bswitched off\b/i, instead: '“unavailable” or “off”' },
  { pattern: /\bsecond step\b/i, instead: '“two-factor authentication”' },
  { pattern: /\b(bind|bound)\b/i, instead: '“add” or “verify”' },
  { pattern: /\bmeanwhile\b|\bby now\b/i, instead: 'no adverb, or “already”' },
  { pattern: /\b(tries|tried) (left|too)\b/i, instead: '“attempts”' },
  { pattern: /\bof (it|them|which|whom) (is|are|was|were)\b/i, instead: 'one plain clause' },
  { pattern: /\bas many (of it )?as (you )?may\b/i, instead: '“you’ve reached the limit”' },
  { pattern: /\b(may|can) be had\b/i, instead: '“available”' },
  { pattern: /\bso far\b/i, instead: 'the name of the list or period' },
  { pattern: /\be-mails?\b|\buser names?\b/i, instead: '“email” or “username”' },
  { pattern: /['"]/, instead: 'curly quotes and apostrophes' },
  { pattern: /!/, instead: 'a full stop' },
]

/** Rules for texts that players may read. Staff may see some words that players may not. */
export const playerEnglish: WordRule[] = [
  ...english,
  { pattern: /\bvendors?\b/i, instead: '“provider”' },
  { pattern: /\bledger\b|\bstatechart\b|\bthe platform\b/i, instead: 'words that say nothing of the inside' },
]

/** Portuguese rules for charts. Unlike other texts, charts may say that something did not arrive. */
export const portugueseCharts: WordRule[] = [
  { pattern: /\bpor ler\b/i, instead: '“não lida”' },
  { pattern: /\bfornecedor(es)?\b/i, instead: '“provedor”' },
  { pattern: /\bsegunda etapa\b/i, instead: '“verificação em duas etapas”' },
  { pattern: /\bde verdade\b/i, instead: '“conta real”' },
  { pattern: /\bdesligad[oa]s?\b/i, instead: '“indisponível”' },
  { pattern: /\bvenceu\b/i, instead: '“expirou” or “ganhou”' },
  { pattern: /\blivro-razão\b/iu, instead: 'words that say nothing of the inside' },
  { pattern: /\bazulejo\b/i, instead: '“peça”' },
  { pattern: /\bmais uma vez\b/i, instead: '“de novo”' },
  { pattern: /\b(telemóvel|ecrã|utilizador|ficheiro)\b/iu, instead: 'the Brazilian word' },
  { pattern: /['"]/, instead: 'curly quotes and apostrophes' },
  { pattern: /!/, instead: 'a full stop' },
]

/** Rules for texts that players, agents or staff read. */
export const portuguese: WordRule[] = [
  ...portugueseCharts,
  { pattern: /\bnão cheg(ou|aram)\b/iu, instead: '“Não foi possível carregar …”' },
]

export const thai: WordRule[] = [
  { pattern: /\b(the|you|your|is|are|not|and|with)\b/i, instead: 'the Thai word' },
  { pattern: /['"]/, instead: 'curly quotes and apostrophes' },
  { pattern: /!/, instead: 'no mark' },
]

/** Rules for documentation, comments and test titles. */
export const prose: WordRule[] = [
  { pattern: /\bwhat (is|was|are|were|stands|has|had|came|comes|may|can|must) /i, instead: 'a noun' },
  { pattern: /\bstands?\b(?! (out|for|by)\b|-)/i, instead: '“is”' },
  { pattern: /\b(whoever|somebody|nobody|anybody)\b/i, instead: 'the person’s role or “no one”' },
  { pattern: /\banew\b/i, instead: '“again”' },
  { pattern: /\bof (it|them|which|whom) (is|are|was|were)\b/i, instead: 'one plain clause' },
]

/** Rules for the names of steps, which contain the names of events. */
export const stepNames: WordRule[] = [
  ...prose,
  { pattern: /\be-mails?\b|\buser names?\b/i, instead: '“email” or “username”' },
  { pattern: /\bmeanwhile\b|\b(told|heard|said)\b/i, instead: 'the state itself' },
  { pattern: /\bsecond step\b/i, instead: '“two-factor authentication”' },
]
