import type { Scope } from '#tests/browser/kit/scope.ts'
import { textOf } from '#tests/support/texts.ts'

export function fullPageMessage(scope: Scope) {
  return {
    notFound: scope.getByRole('heading', { level: 1, name: textOf('kit.feedback.notFoundTitle') }),
    closed: scope.getByRole('heading', { name: textOf('site.systemStatus.maintenanceTitle') }),
    notInRegion: scope.getByRole('heading', { name: textOf('site.systemStatus.regionTitle') }),
    crashed: scope.getByRole('heading', { name: textOf('site.pageFailed.title') }),
    offline: scope.getByRole('heading', { name: 'Você está sem conexão' }),
    toHome: scope.getByRole('link', { name: textOf('common.toHome') }),
    service: scope.getByRole('link', { name: textOf('common.customerSupport') }),
  }
}
