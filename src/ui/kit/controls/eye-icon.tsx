import { Drawing } from './icon.tsx'

const OPEN = 'M2 12s3.5-6.5 10-6.5S22 12 22 12s-3.5 6.5-10 6.5S2 12 2 12zM12 9a3 3 0 1 0 0 6 3 3 0 0 0 0-6'
const CROSSED =
  'M4 4l16 16M9.8 5.8A10 10 0 0 1 12 5.5c6.5 0 10 6.5 10 6.5a17 17 0 0 1-3 3.7M6.3 7.8A16.5 16.5 0 0 0 2 12s3.5 6.5 10 6.5a9.5 9.5 0 0 0 4.5-1.1'

/**
 * The icon on buttons that show or hide something. It is separate from the icon set, because the first screen
 * does not need it.
 */
export const EyeIcon = ({ crossed, small = false }: { crossed: boolean; small?: boolean }) => (
  <Drawing path={crossed ? CROSSED : OPEN} small={small} />
)
