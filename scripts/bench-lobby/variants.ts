export type Variant = {
  name: 'lobby' | 'plain' | 'naive'
  /** Source file of the variant's script; null for the lobby itself. */
  entry: string | null
  /** URLs of the short list and the long list. */
  address: string
  longAddress: string
  categoryButton(category: string): string
}

const ofBench = (name: 'plain' | 'naive', file: string): Variant => ({
  name,
  entry: `scripts/bench-lobby/${file}`,
  address: `/bench-${name}`,
  longAddress: `/bench-${name}?pages=20`,
  categoryButton: (category) => `[data-category="${category.toUpperCase()}"]`,
})

export const variants: readonly Variant[] = [
  {
    name: 'lobby',
    entry: null,
    address: '/games',
    longAddress: '/games?pages=20',
    categoryButton: (category) => `aside a[href="/${category}"]`,
  },
  ofBench('plain', 'plain.ts'),
  ofBench('naive', 'naive.tsx'),
]
