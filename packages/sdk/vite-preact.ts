import type { Plugin } from 'vite';

/**
 * What the script-tag build leaves out of preact 11.2 (docs/decisions/004): our roots start empty and hold no portals, so there is nothing
 * to hydrate, to suspend or to render elsewhere; no component uses a lifecycle that React retired; no text becomes HTML or MathML.
 * One adds something: what a component rendered before is let go.
 * Each line is found once in the library's own file, or the build fails: a new version of preact is looked at by somebody.
 */
const cuts: readonly (readonly [text: string, instead: string])[] = [
  // Hydration and suspense.
  ['128&u.__u&&(c=32&u.__u,s=u.__c.__z)&&(r.__u|=c,p=o=[],8==s.nodeType?l=B(s,o):o.push(s),l=o[0]||l),', ''],
  ['p&&p.some(g),d.__h.length', 'd.__h.length'],
  [
    'if(e.length=v,r.__v=null,c||o)if(t&&t.then){if(r.__u|=128|c,o){for(~(T=o.indexOf(l||void 0))||(T=o.length);(N=o[T-1])&&8==N.nodeType;)T--;for(;T<o.length;T++)if(N=o[T])if(o[T]=null,O){if(N==P)break}else{if(8!=N.nodeType)break;N.data.startsWith("$s")&&(P=B(O=N))}}if(!O){for(;l&&8==l.nodeType&&l.nextSibling;)l=l.nextSibling;O=l}(s=B(O=r.__c.__z||(r.__c.__z=O)))?(r.__e=O,l=s):r.__e=l,l=l&&l.nextSibling}else o&&o.some(g);else r.__e=u.__e;r.__k||(r.__k=u.__k||[]),t&&t.then||D(r)',
    'e.length=v,r.__v=null,r.__e=u.__e,r.__k||(r.__k=u.__k||[]),D(r)',
  ],
  [
    'function B(n,t){if(n&&8==n.nodeType&&n.data.startsWith("$s"))for(var r=1;n=n.nextSibling;){if(8==n.nodeType)if(n.data.startsWith("$s"))r++;else if(n.data.startsWith("/$s")&&!--r)return n;t&&t.push(n)}}',
    '',
  ],
  ['!u&&(i=t.__c)&&(i=i.__z)&&(f=B(i,o=[]))&&(i==t.__e&&o.some(g),g(f),g(i)),', ''],
  [
    'for(t&&!t.parentNode&&(t=S(n))&&!t.parentNode&&(t=null),o=n.__e,e=t;e&&8==e.nodeType;)e=e.nextSibling;for(o!=e&&(',
    't&&!t.parentNode&&(t=S(n))&&!t.parentNode&&(t=null),o=n.__e,o!=t&&(',
  ],
  [
    '),t=o;(t=t&&t.nextSibling)&&8==t.nodeType&&!t.data.startsWith("$s"););return t}',
    ');return o&&o.nextSibling}',
  ],
  [
    ',o)for(s=0;s<o.length;s++)if((k=o[s])&&(C?k.localName==C:3==k.nodeType)){t=k,o[s]=null;break}if(!t)',
    ',!t)',
  ],
  [
    'if("svg"==C?f="http://www.w3.org/2000/svg":"math"==C?f="http://www.w3.org/1998/Math/MathML":f||',
    'if("svg"==C?f="http://www.w3.org/2000/svg":f||',
  ],
  ['t=M.createElementNS(f,C,x.is?x:a),l&&(n.__m&&n.__m(r,o),l=!1),o=null}', 't=M.createElementNS(f,C)}'],
  [
    'if(a="template"==C&&t.content||t,o="textarea"==C&&null!=x.defaultValue?null:o&&d.call(a.childNodes),!l&&o)for($={},s=0;s<t.attributes.length;s++)$[(k=t.attributes[s]).name]=k.value;for(s in $)',
    'a=t;for(s in $)',
  ],
  ['l&&"function"!=typeof k||$[s]===k||N(', '$[s]===k||N('],
  [',o&&o.some(g)),l&&"textarea"!=C||(s="value"', '),(s="value"'],
  ['l&&t.data==x||', ''],
  ['I(a,w(_)?_:[_],r,u,i,f,o,e,o?o[0]:u.__k&&S(u,0),l,c)', 'I(a,w(_)?_:[_],r,u,i,f,o,e,u.__k&&S(u,0),l,c)'],
  ['i=(u=t&&32&t.__u)?null:r.__k', 'i=r.__k'],
  ['i?null:r.firstChild?d.call(r.childNodes):null,f,i?i.__e:r.firstChild,u,o)', 'null,f,i?i.__e:null,0,o)'],
  ['32&u.__u?[i]:null,f,i||S(u),32&u.__u,o)', 'null,f,i||S(u),0,o)'],
  // HTML from text, MathML.
  ['"dangerouslySetInnerHTML"==s?y=k:"children"==s', '"children"==s'],
  ['"dangerouslySetInnerHTML"==s?h=k:', ''],
  [
    'h?(l||y&&(h.__html==y.__html||h.__html==t.innerHTML)||(t.innerHTML=h.__html),r.__k=[]):(y&&(t.textContent=""),("foreignObject"==C||"http://www.w3.org/1998/Math/MathML"==f&&v.test(C))&&(f="http://www.w3.org/1999/xhtml"),I(',
    '("foreignObject"==C&&(f="http://www.w3.org/1999/xhtml"),I(',
  ],
  // Portals.
  ['"function"!=typeof n.type||n.props.__P?null:S(n)', '"function"!=typeof n.type?null:S(n)'],
  ['n.__c&&!n.props.__P)', 'n.__c)'],
  ['if(n.props.__P)return t;', ''],
  [
    'M.__P&&(s=l,f=(t=M.__P).namespaceURI,c=o=null,u.props&&u.props.__P!=t&&(u.__k.some(function(n){n&&J(n,n)}),u.__k=null),l=u.__k?S(u,0):null),',
    '',
  ],
  ['M.__P&&(r.__e=null,l=s),', ''],
  ['u&&!t.props.__P', 'u'],
  // Lifecycles of old.
  [
    'C&&(d.__s||(d.__s=d.state),V.getDerivedStateFromProps&&(d.__s==d.state&&(d.__s=_({},d.__s)),_(d.__s,V.getDerivedStateFromProps(M,d.__s)))),',
    'C&&(d.__s||(d.__s=d.state)),',
  ],
  [
    'M!==k&&C&&!V.getDerivedStateFromProps&&d.componentWillReceiveProps&&d.componentWillReceiveProps(M,L),',
    '',
  ],
  ['d.componentWillUpdate&&d.componentWillUpdate(M,d.__s,L),', ''],
  ['C&&!V.getDerivedStateFromProps&&d.componentWillMount&&d.componentWillMount(),', ''],
  ['C&&u.__c&&d.getSnapshotBeforeUpdate&&(m=d.getSnapshotBeforeUpdate(k,b)),', ''],
  // A component that renders by itself leaves its first tree with whoever made it, such as placeholders long gone: 20 kB a widget.
  ['u.__=u.__e=null,r.__e!=i', 'u.__=u.__e=u.__k=null,r.__e!=i'],
];

/** Leaves out of preact what the script-tag build has no use for. */
export function preactCut(): Plugin {
  return {
    name: 'preact-cut',
    transform(code, id) {
      if (!/preact\/dist\/preact\.m?js$/.test(id.split('?')[0] ?? '')) return null;
      let cut = code;
      for (const [text, instead] of cuts) {
        if (cut.split(text).length !== 2)
          throw new Error(`preact is no longer what vite-preact.ts was written for: ${text.slice(0, 60)}…`);
        cut = cut.replace(text, () => instead);
      }
      return { code: cut, map: null };
    },
  };
}
