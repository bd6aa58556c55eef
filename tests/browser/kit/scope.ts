import type { Page } from '@playwright/test'

/** Where to search: a page, a part of it, or a frame. */
export type Scope = Pick<Page, 'getByRole' | 'getByLabel' | 'getByText'>
