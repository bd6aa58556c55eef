/** The domain that a sandbox begins with: nobody's, so what is to lead to the site leads to where it was reached. */
export const NOBODYS_DOMAIN = 'palpite.example'
