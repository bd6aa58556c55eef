import { Plural, Trans, useLingui } from '@lingui/react/macro'
import type { ReactNode } from 'react'
import type { HelpCenter as Help, HelpItem } from '#contract/help-center.ts'
import { PartFailed } from '../claim/part-failed.tsx'
import { Button } from '../kit/button.tsx'
import { Disclosure } from '../kit/disclosure.tsx'
import { Drawing } from '../kit/icon.tsx'
import { PageTitle } from '../kit/page-title.tsx'
import type { Part } from '../kit/part.ts'
import { StateBox } from '../kit/state-box.tsx'
import { drawings } from '../lobby/drawings.ts'
import { CleanHtml } from '../notice/cleaned.tsx'
import { findHelp } from './find-help.ts'
import styles from './help-center.module.css'

type Props = {
  help: Part<Help>
  /** What it is narrowed down to; null for all tags. */
  tag: string | null
  searched: string
  /** Id of the item that the address names, which stands open. */
  named: string | null
  onTag: (tag: string | null) => void
  onSearch: (searched: string) => void
  /** Neither a tag nor a search. */
  onAll: () => void
}

/** HELP-01: what players ask, by tag and by title, and the terms. */
export function HelpCenter({ help, tag, searched, named, onTag, onSearch, onAll }: Props) {
  const { t } = useLingui()
  const found = help.state === 'known' ? findHelp(ofTag(help.value.items, tag), searched) : []
  return (
    <div className={styles.page}>
      <PageTitle>{t`Help`}</PageTitle>
      <h1 className={styles.title}>
        <Trans>How can we help?</Trans>
      </h1>
      <search className={styles.search}>
        <Drawing path={drawings.search} small />
        <input
          type="search"
          className={styles.input}
          aria-label={t`Search the help`}
          placeholder={t`Deposit, password, draw …`}
          maxLength={60}
          value={searched}
          onChange={({ target }) => onSearch(target.value)}
        />
      </search>
      <p className={styles.count} role="status">
        {help.state === 'known' && searched ? (
          <Plural value={found.length} _0="Nothing found" one="# answer" other="# answers" />
        ) : null}
      </p>
      {help.state === 'loading' ? <Skeleton /> : null}
      {help.state === 'failed' ? (
        <PartFailed part={help} title={<Trans>The help did not arrive</Trans>} />
      ) : null}
      {help.state === 'known' ? (
        <div className={styles.parts}>
          <Tags tags={help.value.tags} chosen={tag} onTag={onTag} />
          <div className={styles.answers}>
            {found.length === 0 ? <Nothing onAll={onAll} /> : null}
            {help.value.tags.map(({ code, name }) => (
              <Answers key={code} name={name} items={ofTag(found, code)} named={named} />
            ))}
          </div>
        </div>
      ) : null}
    </div>
  )
}

const ofTag = (items: readonly HelpItem[], tag: string | null) =>
  tag === null ? items : items.filter((item) => item.tag === tag)

type TagsProps = { tags: Help['tags']; chosen: string | null; onTag: (tag: string | null) => void }

function Tags({ tags, chosen, onTag }: TagsProps) {
  const { t } = useLingui()
  return (
    <fieldset className={styles.tags} aria-label={t`What it is about`}>
      <Tag isChosen={chosen === null} onChoose={() => onTag(null)}>
        <Trans>Everything</Trans>
      </Tag>
      {tags.map(({ code, name }) => (
        <Tag key={code} isChosen={code === chosen} onChoose={() => onTag(code)}>
          {name}
        </Tag>
      ))}
    </fieldset>
  )
}

type TagProps = { isChosen: boolean; onChoose: () => void; children: ReactNode }

const Tag = ({ isChosen, onChoose, children }: TagProps) => (
  <button type="button" className={styles.tag} aria-pressed={isChosen} onClick={onChoose}>
    {children}
  </button>
)

type AnswersProps = { name: string; items: readonly HelpItem[]; named: string | null }

function Answers({ name, items, named }: AnswersProps) {
  if (items.length === 0) return null
  return (
    <section className={styles.section}>
      <h2 className={styles.heading}>{name}</h2>
      {items.map(({ id, title, content }) => (
        <Disclosure key={id} id={id} title={title} isOpen={id === named}>
          <CleanHtml html={content} />
        </Disclosure>
      ))}
    </section>
  )
}

/** As high as the first tags with their answers. */
const Skeleton = () => <div className={styles.waiting} aria-busy="true" />

function Nothing({ onAll }: { onAll: () => void }) {
  return (
    <StateBox
      state="empty"
      title={<Trans>No answer has these words</Trans>}
      action={
        <Button onClick={onAll}>
          <Trans>Show everything</Trans>
        </Button>
      }
    >
      <Trans>Try fewer or other words, or another part of the help.</Trans>
    </StateBox>
  )
}
