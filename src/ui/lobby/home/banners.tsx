import { useLingui } from '@lingui/react/macro'
import { lazy, type ReactNode, Suspense, useState } from 'react'
import type { Banner } from '#protocol/lobby/banners.ts'
import type { Game } from '#protocol/lobby/games.ts'
import type { BannerTarget } from '#ui/kit/banner/banner-target.ts'
import { isLight } from '#ui/kit/banner/is-light.ts'
import { PartBoundary } from '#ui/kit/feedback/part-boundary.tsx'
import { UnsafeAddress } from '#ui/kit/feedback/unsafe-address.tsx'
import { useSettled } from '#ui/kit/hooks/use-settled.ts'
import { Picture } from '#ui/kit/layout/picture.tsx'
import styles from './banners.module.css'

const BannerMotion = lazy(() => import('./banner-motion.tsx'))

const VISIBLE = 3

type Props = {
  banners: readonly Banner[]
  targetOf: (banner: Banner) => BannerTarget | null
  onPlay: (game: Game) => void
}

/**
 * Home's banners (HOME-01). They are a scrollable row until the carousel's chunk has loaded. The carousel reuses the row's elements, so that the layout does not shift.
 */
export function Banners({ banners, targetOf, onPlay }: Props) {
  const { t } = useLingui()
  const [viewport, setViewport] = useState<HTMLDivElement | null>(null)
  const [held, setHeld] = useState(false)
  const isSettled = useSettled()
  const words = {
    play: t({ id: 'lobby.home.resumeHighlights', message: 'Resume highlights' }),
    pause: t({ id: 'lobby.home.pauseHighlights', message: 'Pause highlights' }),
    previous: t({ id: 'lobby.home.previousHighlight', message: 'Previous highlight' }),
    next: t({ id: 'lobby.home.nextHighlight', message: 'Next highlight' }),
  }

  return (
    <section
      className={styles.banners}
      aria-roledescription={t({ id: 'lobby.home.carousel', message: 'carousel' })}
      aria-label={t({ id: 'lobby.home.highlights', message: 'Highlights' })}
      onPointerEnter={() => setHeld(true)}
      onPointerLeave={() => setHeld(false)}
      onFocus={(event) => setHeld(event.target.matches(':focus-visible'))}
      onBlur={() => setHeld(false)}
    >
      <div className={styles.viewport} ref={setViewport}>
        <ul className={styles.row}>
          {banners.map((banner, index) => (
            <li className={styles.slide} key={banner.id}>
              <BannerCard banner={banner} target={targetOf(banner)} onPlay={onPlay}>
                <Picture
                  className={styles.picture}
                  loading={index < VISIBLE ? 'eager' : 'lazy'}
                  fetchPriority={index === 0 ? 'high' : 'low'}
                  src={banner.image}
                  alt=""
                  width={960}
                  height={360}
                  draggable={false}
                />
              </BannerCard>
            </li>
          ))}
        </ul>
      </div>
      <div className={styles.controls}>
        {isSettled && viewport ? (
          <PartBoundary>
            <Suspense>
              <BannerMotion viewport={viewport} held={held} words={words} />
            </Suspense>
          </PartBoundary>
        ) : null}
      </div>
    </section>
  )
}

type CardProps = {
  banner: Banner
  target: BannerTarget | null
  onPlay: (game: Game) => void
  children: ReactNode
}

function BannerCard({ banner, target, onPlay, children }: CardProps) {
  return (
    <article className={styles.card} data-type={isLight(banner.on) ? 'light' : 'dark'}>
      {/* The picture's background colour, shown until the picture has loaded. */}
      <svg className={styles.ground} aria-hidden="true">
        <rect width="100%" height="100%" fill={banner.ground} />
      </svg>
      {children}
      <div className={styles.words}>
        <h2 className={styles.title}>{banner.title}</h2>
        <p className={styles.text}>{banner.text}</p>
        {target && banner.action ? (
          <Action target={target} onPlay={onPlay}>
            {banner.action}
          </Action>
        ) : null}
      </div>
    </article>
  )
}

type ActionProps = {
  target: BannerTarget
  onPlay: (game: Game) => void
  children: string
}

function Action({ target, onPlay, children }: ActionProps) {
  const label = <span>{children}</span>
  if (target.kind === 'unsafe') return <UnsafeAddress />
  if (target.kind === 'game')
    return (
      <button type="button" className={styles.action} onClick={() => onPlay(target.game)}>
        {label}
      </button>
    )
  const outside = target.kind === 'outside' && { target: '_blank', rel: 'noopener noreferrer' }
  return (
    <a className={styles.action} href={target.href} draggable={false} {...outside}>
      {label}
    </a>
  )
}

export function BannersSkeleton() {
  return (
    <div className={styles.banners} aria-hidden="true">
      <div className={styles.viewport}>
        <ul className={styles.row}>
          {['first', 'second', 'third'].map((place) => (
            <li className={styles.slide} key={place}>
              <div className={`${styles.card} ${styles.skeleton}`} />
            </li>
          ))}
        </ul>
      </div>
      <div className={styles.controls} />
    </div>
  )
}
