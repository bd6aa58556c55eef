import type { Banner } from '#protocol/lobby/banners.ts'
import { UnsafeAddress } from '#ui/kit/feedback/unsafe-address.tsx'
import { Picture } from '#ui/kit/layout/picture.tsx'
import type { BannerTarget } from '#ui/lobby/home/banner-target.ts'
import { isLight } from '#ui/lobby/home/is-light.ts'
import styles from './banner-card.module.css'

type Props = {
  banner: Banner
  /** Where its label leads; null where it leads nowhere, or nowhere that can be gone to from here. */
  target: Exclude<BannerTarget, { kind: 'game' }> | null
  /** `tall`: the drawing above the words, in a narrow place; `flat`: beside them. */
  shape: 'tall' | 'flat'
  /** Called when its label was followed. */
  onFollow?: (() => void) | undefined
}

/** HOME-02: a banner in a small place. The colours that type is set on are the drawing's own. */
export function BannerCard({ banner, target, shape, onFollow }: Props) {
  const outside = target?.kind === 'outside' ? { target: '_blank', rel: 'noopener noreferrer' } : {}
  return (
    <article className={styles.card} data-shape={shape} data-type={isLight(banner.on) ? 'light' : 'dark'}>
      <svg className={styles.ground} aria-hidden="true">
        <rect width="100%" height="100%" fill={banner.ground} />
      </svg>
      <Picture className={styles.picture} loading="lazy" src={banner.image} alt="" width={960} height={360} />
      <div className={styles.words}>
        <p className={styles.title}>{banner.title}</p>
        <p className={styles.text}>{banner.text}</p>
        {!target || !banner.action ? null : target.kind === 'unsafe' ? (
          <UnsafeAddress />
        ) : (
          <a className={styles.action} href={target.href} onClick={onFollow} {...outside}>
            {banner.action}
          </a>
        )}
      </div>
    </article>
  )
}
