// What every widget's chunk needs: never built on its own, it only tells the build what belongs into `core`.
import './page-script.ts';
import '../define/agency.ts';
