import type { Page } from '@playwright/test'

/** Where to look: a page, a dialog or another part of one, or a frame. */
export type Scope = Pick<Page, 'getByRole' | 'getByLabel' | 'getByText'>
