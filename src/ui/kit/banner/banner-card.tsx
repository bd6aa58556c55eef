import type { Banner } from '#protocol/lobby/banners.ts'
import { UnsafeAddress } from '#ui/kit/feedback/unsafe-address.tsx'
import { Picture } from '#ui/kit/layout/picture.tsx'
import styles from './banner-card.module.css'
import type { BannerTarget } from './banner-target.ts'
import { isLight } from './is-light.ts'

type Props = {
  banner: Banner
  /** Null if the banner leads nowhere on this site. */
  target: Exclude<BannerTarget, { kind: 'game' }> | null
  /** `tall`: the picture is above the text. `flat`: it is beside the text. */
  shape: 'tall' | 'flat'
  onFollow?: (() => void) | undefined
}

/** A small banner (HOME-02). Its text is on the picture's background colour. */
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
