import { Trans, useLingui } from '@lingui/react/macro'
import { Link } from '@tanstack/react-router'
import type { Viewer } from '#machines/kit/viewer.ts'
import type { Promotion, Promotions } from '#protocol/rewards/promotions.ts'
import { Button, buttonLook } from '#ui/kit/controls/button.tsx'
import { PartFailed } from '#ui/kit/errors/part-failed.tsx'
import { EmptyState } from '#ui/kit/feedback/empty-state.tsx'
import type { Part } from '#ui/kit/feedback/part.ts'
import { PageTitle } from '#ui/kit/layout/page-title.tsx'
import { CalendarDay } from '#ui/kit/text/calendar-day.tsx'
import { PlayResponsibly } from './play-responsibly.tsx'
import { PromotionPicture } from './promotion-picture.tsx'
import { isOpen, PromotionStatus, StatusAct, shownTo } from './promotion-status.tsx'
import styles from './promotions.module.css'

type Props = {
  promotions: Part<Promotions>
  viewer: Viewer
  /** The code of the chosen category. Null for all categories. */
  category: string | null
  onCategory: (category: string | null) => void
}

/** Promotions, with their status for the viewer (PROMO-01). */
export function PromotionList({ promotions, ...shown }: Props) {
  const { t } = useLingui()
  return (
    <div className={styles.page}>
      <PageTitle>{t({ id: 'common.promotions', message: 'Promotions' })}</PageTitle>
      <h1 className={styles.title}>
        <Trans id="common.promotions">Promotions</Trans>
      </h1>
      <p className={styles.adults}>
        <PlayResponsibly />
      </p>
      {promotions.state === 'failed' ? (
        <PartFailed
          part={promotions}
          title={<Trans id="rewards.promotions.listLoadFailed">Couldn’t load the promotions</Trans>}
        >
          <Trans id="rewards.promotions.joinedKept">The promotions you’ve joined stay active.</Trans>
        </PartFailed>
      ) : null}
      {promotions.state === 'loading' ? <Skeleton /> : null}
      {promotions.state === 'known' ? <FilteredPromotions promotions={promotions.value} {...shown} /> : null}
    </div>
  )
}

type FilteredPromotionsProps = Omit<Props, 'promotions'> & { promotions: Promotions }

function FilteredPromotions({
  promotions: { promotions, categories },
  viewer,
  category,
  onCategory,
}: FilteredPromotionsProps) {
  const { t } = useLingui()
  const shown = category === null ? promotions : promotions.filter((one) => one.category === category)
  return (
    <>
      <fieldset
        className={styles.categories}
        aria-label={t({ id: 'rewards.promotions.categories', message: 'Promotion type' })}
      >
        <Category isChosen={category === null} onChoose={() => onCategory(null)}>
          {t({
            id: 'rewards.promotions.allCategories',
            comment: 'Filter option; promotions of all categories',
            message: 'All',
          })}
        </Category>
        {categories.map(({ code, name }) => (
          <Category key={code} isChosen={code === category} onChoose={() => onCategory(code)}>
            {name}
          </Category>
        ))}
      </fieldset>
      {shown.length === 0 ? (
        <EmptyState
          state="empty"
          title={<Trans id="rewards.promotions.emptyTitle">No promotions here right now</Trans>}
          action={
            <Button onClick={() => onCategory(null)}>
              <Trans id="rewards.promotions.showAll">Show all promotions</Trans>
            </Button>
          }
        >
          <Trans id="rewards.promotions.emptyText">New promotions appear here.</Trans>
        </EmptyState>
      ) : null}
      <ul className={styles.list}>
        {shown.map((promotion) => (
          <Card key={promotion.id} promotion={promotion} viewer={viewer} />
        ))}
      </ul>
    </>
  )
}

type CategoryProps = { isChosen: boolean; onChoose: () => void; children: string }

const Category = ({ isChosen, onChoose, children }: CategoryProps) => (
  <button type="button" className={styles.category} aria-pressed={isChosen} onClick={onChoose}>
    {children}
  </button>
)

function Card({ promotion, viewer }: { promotion: Promotion; viewer: Viewer }) {
  const { id, title, summary, kind, obstacle, startsAt, endsAt } = promotion
  const status = shownTo(viewer, promotion)
  return (
    <li className={styles.card} data-over={status === 'closed' || undefined}>
      <PromotionPicture promotion={promotion} />
      <div className={styles.words}>
        {status ? <PromotionStatus status={status} kind={kind} /> : null}
        <h2 className={styles.name}>
          <Link
            className={styles.cover}
            to={'/promotions' as '/'}
            hash={id}
            activeOptions={{ includeHash: true }}
          >
            {title}
          </Link>
        </h2>
        <p className={styles.summary}>{summary}</p>
        {status === 'barred' ? <p className={styles.obstacle}>{obstacle}</p> : null}
        <div className={styles.foot}>
          <span className={`${buttonLook(isOpen(status) ? 'act' : 'line')} ${styles.way}`} aria-hidden="true">
            <StatusAct status={status} kind={kind} />
          </span>
          <small className={styles.until}>
            {status === 'comingSoon' && startsAt ? (
              <Trans id="rewards.promotions.from">
                from <CalendarDay moment={startsAt} />
              </Trans>
            ) : endsAt && status !== 'closed' ? (
              <Trans id="rewards.until">
                until <CalendarDay moment={endsAt} />
              </Trans>
            ) : null}
          </small>
        </div>
      </div>
    </li>
  )
}

const Skeleton = () => (
  <>
    <div className={styles.categories} />
    <ul className={styles.list} aria-busy="true">
      {['1', '2', '3', '4', '5', '6'].map((place) => (
        <li key={place} className={styles.place} />
      ))}
    </ul>
  </>
)
