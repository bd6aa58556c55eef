import type { ComponentProps } from 'react'
import { useMedia } from '#ui/kit/hooks/use-media.ts'
import { Picture } from '#ui/kit/layout/picture.tsx'
import { BannerCard } from './banner-card.tsx'
import styles from './dialog-banner.module.css'

export type ShownBanner = Pick<ComponentProps<typeof BannerCard>, 'banner' | 'target'> | null

/** The picture at a dialog's side, with the dialog's banner on top (HOME-02). */
export function DialogAside({ banner }: { banner: ShownBanner }) {
  return (
    <div className={styles.aside}>
      <Picture className={styles.art} src="/art/posters/login.svg" alt="" width={340} height={680} />
      {banner ? (
        <div className={styles.over}>
          <BannerCard {...banner} shape="flat" />
        </div>
      ) : null}
    </div>
  )
}

/**
 * The dialog's banner below a form (HOME-02). Its height is reserved, so that nothing moves. `alone`: the
 * dialog has no picture at its side, so the banner is shown on wide screens too.
 */
export function DialogStrip({ banner, alone = false }: { banner: ShownBanner; alone?: boolean }) {
  const isNarrow = useMedia('(max-width: 860px)')
  return (
    <div className={styles.strip} data-alone={alone || undefined}>
      {banner && (alone || isNarrow) ? <BannerCard {...banner} shape="flat" /> : null}
    </div>
  )
}
