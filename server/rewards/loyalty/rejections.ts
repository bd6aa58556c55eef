import type { redemptionRefusals } from '#protocol/sandbox/point-shop.ts'
import { type LocalizedText, localizedText } from '#server/texts/localized-text.ts'

export const rejections: Record<(typeof redemptionRefusals)[number], LocalizedText> = {
  stock: localizedText(
    /*i18n*/ { id: 'redemption.rejected.stock', message: 'The item is no longer available.' },
  ),
  address: localizedText(
    /*i18n*/ { id: 'redemption.rejected.address', message: 'We couldn’t deliver to this address.' },
  ),
  conduct: localizedText(
    /*i18n*/ { id: 'redemption.rejected.conduct', message: 'The order breaks our terms.' },
  ),
}
