import type { Promotion } from '#protocol/rewards/promotions.ts'
import { Picture } from '#ui/kit/layout/picture.tsx'
import styles from './promotion-picture.module.css'

/** A promotion's picture. The promotion's background colour is shown until the picture has loaded. */
export const PromotionPicture = ({
  promotion: { image, ground },
}: {
  promotion: Pick<Promotion, 'image' | 'ground'>
}) => (
  <div className={styles.place}>
    <svg className={styles.ground} aria-hidden="true">
      <rect width="100%" height="100%" fill={ground} />
    </svg>
    <Picture className={styles.picture} loading="lazy" src={image} alt="" width={960} height={360} />
  </div>
)
