import { Plural, Trans, useLingui } from '@lingui/react/macro'
import { Link } from '@tanstack/react-router'
import { type ReactNode, useEffect, useId, useRef } from 'react'
import type { HelpCenter as Help, HelpItem } from '#protocol/support/help-center.ts'
import { FEEDBACK_PLACE, TERMS_PLACE } from '#ui/kit/addresses/help-places.ts'
import { Button, buttonLook } from '#ui/kit/controls/button.tsx'
import { Drawing } from '#ui/kit/controls/icon.tsx'
import { drawings } from '#ui/kit/drawings/drawings.ts'
import { PartFailed } from '#ui/kit/errors/part-failed.tsx'
import { EmptyState } from '#ui/kit/feedback/empty-state.tsx'
import type { Part } from '#ui/kit/feedback/part.ts'
import { CleanHtml } from '#ui/kit/html/clean-html.tsx'
import { Disclosure } from '#ui/kit/layout/disclosure.tsx'
import { TermsText } from '#ui/site/terms/terms-text.tsx'
import { findHelp } from './find-help.ts'
import styles from './help-answers.module.css'

export type Look = {
  help: Part<Help>
  /** The chosen tag. Null for all, `TERMS_PLACE` for the terms. */
  tag: string | null
  searched: string
  /** The id of the item to expand, from the URL. Null if the URL names none. */
  named: string | null
  onTag: (tag: string | null) => void
  onSearch: (searched: string) => void
  onAll: () => void
  /** Called with the id of an item when it is expanded, and with null when it is collapsed. */
  onName: (id: string | null) => void
}

/**
 * Questions, filtered by tag and search, and the terms (HELP-01). The terms are part of the site: they do not
 * depend on the platform and are not searched.
 */
export function HelpAnswers({ help, tag, searched, named, onTag, onSearch, onAll, onName }: Look) {
  const { t } = useLingui()
  const isKnown = help.state === 'known'
  const showsTerms = tag === TERMS_PLACE && searched === ''
  const topic = tag === TERMS_PLACE ? null : tag
  const found = isKnown ? findHelp(ofTag(help.value.items, topic), searched) : []
  useEffect(() => {
    if (isKnown && named) document.getElementById(named)?.scrollIntoView({ block: 'nearest' })
  }, [isKnown, named])
  return (
    <>
      <search className={styles.search}>
        <Drawing path={drawings.search} small />
        <input
          type="search"
          className={styles.input}
          aria-label={t({ id: 'support.helpCenter.search', message: 'Search help' })}
          placeholder={t({ id: 'support.helpCenter.searchExample', message: 'Deposit, password or lottery' })}
          maxLength={60}
          value={searched}
          onChange={({ target }) => onSearch(target.value)}
        />
      </search>
      <p className={styles.count} role="status">
        {isKnown && searched ? (
          <Plural
            id="support.helpCenter.found"
            value={found.length}
            _0="Nothing found"
            one="# answer"
            other="# answers"
          />
        ) : null}
      </p>
      {help.state === 'loading' && !showsTerms ? <Skeleton /> : null}
      {help.state === 'failed' ? (
        <PartFailed
          part={help}
          title={<Trans id="support.helpCenter.loadFailed">Couldn’t load the answers</Trans>}
        />
      ) : null}
      {isKnown || showsTerms ? (
        <div className={styles.parts}>
          {/* The chosen tag scrolls into view when it mounts, so it must not mount before the other tags are
              known. */}
          {isKnown ? (
            <Tags tags={help.value.tags} chosen={showsTerms ? TERMS_PLACE : topic} onTag={onTag} />
          ) : (
            <div />
          )}
          <div className={styles.answers}>
            {showsTerms ? <Terms /> : null}
            {isKnown && !showsTerms ? (
              <>
                {named && !isThere(help.value, named) ? <AnswerNotFound /> : null}
                {found.length === 0 ? <Nothing onAll={onAll} /> : null}
                {help.value.tags.map(({ code, name }) => (
                  <Answers key={code} name={name} items={ofTag(found, code)} named={named} onName={onName} />
                ))}
              </>
            ) : null}
            <Further />
          </div>
        </div>
      ) : null}
    </>
  )
}

const isThere = ({ items, tags }: Help, named: string): boolean =>
  named === TERMS_PLACE || items.some(({ id }) => id === named) || tags.some(({ code }) => code === named)

const AnswerNotFound = () => (
  <p className={styles.gone} role="status">
    <Trans id="support.helpCenter.answerGone">
      This answer is no longer available. See the current ones below.
    </Trans>
  </p>
)

const ofTag = (items: readonly HelpItem[], tag: string | null) =>
  tag === null ? items : items.filter((item) => item.tag === tag)

type TagsProps = { tags: Help['tags']; chosen: string | null; onTag: (tag: string | null) => void }

function Tags({ tags, chosen, onTag }: TagsProps) {
  const { t } = useLingui()
  return (
    <fieldset className={styles.tags} aria-label={t({ id: 'support.helpCenter.topics', message: 'Topic' })}>
      <Tag isChosen={chosen === null} onChoose={() => onTag(null)}>
        <Trans id="support.helpCenter.allTopics">Everything</Trans>
      </Tag>
      {tags.map(({ code, name }) => (
        <Tag key={code} isChosen={code === chosen} onChoose={() => onTag(code)}>
          {name}
        </Tag>
      ))}
      <Tag isChosen={chosen === TERMS_PLACE} onChoose={() => onTag(TERMS_PLACE)}>
        <Trans id="common.terms">Terms</Trans>
      </Tag>
    </fieldset>
  )
}

type TagProps = { isChosen: boolean; onChoose: () => void; children: ReactNode }

function Tag({ isChosen, onChoose, children }: TagProps) {
  const tag = useRef<HTMLButtonElement>(null)
  // On phones, the row of tags is wider than the screen, so scroll to the chosen tag.
  useEffect(() => {
    if (isChosen) tag.current?.scrollIntoView({ block: 'nearest', inline: 'nearest' })
  }, [isChosen])
  return (
    <button ref={tag} type="button" className={styles.tag} aria-pressed={isChosen} onClick={onChoose}>
      {children}
    </button>
  )
}

type AnswersProps = { name: string; items: readonly HelpItem[] } & Pick<Look, 'named' | 'onName'>

function Answers({ name, items, named, onName }: AnswersProps) {
  if (items.length === 0) return null
  return (
    <section className={styles.section}>
      <h2 className={styles.heading}>{name}</h2>
      {items.map(({ id, title, content }) => (
        <Disclosure
          key={id}
          id={id}
          title={title}
          isOpen={id === named}
          onToggle={(isOpen) => {
            if (isOpen !== (id === named)) onName(isOpen ? id : null)
          }}
        >
          <CleanHtml html={content} />
        </Disclosure>
      ))}
    </section>
  )
}

const Terms = () => (
  <section className={styles.section}>
    <h2 className={styles.heading}>
      <Trans id="common.terms">Terms</Trans>
    </h2>
    <TermsText />
  </section>
)

const Skeleton = () => <div className={styles.waiting} aria-busy="true" />

function Nothing({ onAll }: { onAll: () => void }) {
  return (
    <EmptyState
      state="empty"
      title={<Trans id="support.helpCenter.emptyTitle">No answers found</Trans>}
      action={
        <Button onClick={onAll}>
          <Trans id="support.helpCenter.showAll">Show everything</Trans>
        </Button>
      }
    >
      <Trans id="support.helpCenter.emptyText">Try fewer or different words, or another topic.</Trans>
    </EmptyState>
  )
}

function Further() {
  const askedId = useId()
  return (
    <aside className={styles.further} aria-labelledby={askedId}>
      <div>
        <strong className={styles.asked} id={askedId}>
          <Trans id="support.helpCenter.furtherTitle">Didn’t find your answer?</Trans>
        </strong>
        <p>
          <Trans id="support.helpCenter.furtherText">
            Tell us what’s missing or not working, or talk to customer support.
          </Trans>
        </p>
      </div>
      <div className={styles.ways}>
        <Link
          to="."
          search
          hash={FEEDBACK_PLACE}
          activeOptions={{ includeHash: true }}
          resetScroll={false}
          className={buttonLook()}
        >
          <Trans id="common.writeToUs">Write to us</Trans>
        </Link>
        <Link to={'/customerService' as '/'} className={buttonLook('plain')}>
          <Trans id="common.customerSupport">Customer support</Trans>
        </Link>
      </div>
    </aside>
  )
}
