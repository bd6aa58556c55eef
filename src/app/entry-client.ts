import '#ui/kit/styles/fonts.css'
import '#ui/kit/styles/tokens.css'
import '#ui/kit/styles/base.css'
import '#ui/kit/styles/forced-colors.css'
import { nextTask, watchParts, withTimeout } from '#pages/kit/loading/chunk-loading.ts'

watchParts(import.meta.url)

// React, the application and the hydration run as three short tasks, since one long task would block input.
await withTimeout(import('react-dom/client'))
await nextTask()
await withTimeout(import('./start.tsx'))
