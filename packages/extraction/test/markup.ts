/** Pieces of markup that open what others close, and cut it short. */
export const MARKUP = [
  ...'< > / = " \' & ; ! - ? a B 1'.split(' '),
  ' ',
  '\n',
  '\0',
  'é',
  ...'<p <div </div> <br/> <a href= class="x y" <script> </script> <title> </title> <svg> </svg> <!-- --> --!>'.split(
    ' ',
  ),
  ...'<![CDATA[ ]]> <!doctype <?xml &amp; &amp &#65; &nbsp &notit; <textarea> </textarea <form> </p </ <plaintext>'.split(
    ' ',
  ),
  '<span id="c">',
  "<i title='d' hidden>",
  ...'</span> </i> <style> </style> <td><strong></strong></td>'.split(' '),
];
