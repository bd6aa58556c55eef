declare module 'swagger-ui-dist/swagger-ui-bundle.js' {
  /** The options used here. See https://swagger.io/docs/open-source-tools/swagger-ui/usage/configuration/. */
  type Options = {
    dom_id: string
    url: string
    presets: unknown[]
    deepLinking: boolean
    docExpansion: 'list' | 'full' | 'none'
    filter: boolean
    defaultModelsExpandDepth: number
    defaultModelRendering: 'example' | 'model'
    showExtensions: boolean
    supportedSubmitMethods: string[]
    validatorUrl: string | null
  }
  const SwaggerUI: { (options: Options): void; presets: { apis: unknown } }
  export default SwaggerUI
}
