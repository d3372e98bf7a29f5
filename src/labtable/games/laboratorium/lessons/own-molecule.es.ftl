title = Una molécula tuya
about = Elige un objetivo, escríbelo como SMILES y planea el camino. Aquí es el isopreno.

any-molecule = Gana quien sintetice primero el objetivo, y este puede ser una molécula tuya. Aquí es el isopreno, el ladrillo del caucho natural.
smiles = En la sala de espera, escribe su nombre o su SMILES: CC(=C)C=C. Las letras son átomos, = es un enlace doble, los paréntesis encierran una rama.
limits = Tu molécula puede tener carbono, hidrógeno y oxígeno, enlaces simples y dobles, y anillos de cinco o seis átomos. Debe existir un camino hasta ella.
start = Planea hacia atrás. En medio del isopreno, un carbono con un CH₃ tiene un enlace doble. El reactivo n.º 5, la unidad de isopreno, también. Empieza por él.
    .nudge = Busca la cadena más larga, con un CH₃ y un enlace doble: el n.º 5.
dice = Falta la parte –CH=CH₂. Lanza tres dados de Reactivo y uno de Química.
    .nudge = Necesitas reactivos: tres dados de Reactivo y uno de Química.
hinge = Toma el n.º 7, la bisagra CH. Su centro amarillo puede formar un enlace simple, y el morado uno doble.
    .nudge = Solo un reactivo tiene un centro amarillo y otro morado: el n.º 7.
methylidene = Y el n.º 6, el metilideno: un =CH₂ para el extremo del isopreno.
    .nudge = Busca un CH₂ con un centro morado: el n.º 6.
cut = Tu cadena es demasiado larga. Córtala entre C2 y C3, y quédate con C3 y su enlace doble.
    .nudge = Elige el enlace entre C2 y C3, y quédate con C3.
single = C4 lleva el CH₃, y su centro amarillo está libre: forma ahí un enlace simple.
    .nudge = Elige C4, y luego el enlace simple con un reactivo.
use-hinge = Usa el n.º 7. Esto también es una Reacción: 7 o más.
    .nudge = El n.º 7 tiene el centro amarillo que hace falta.
double = La bisagra es ahora C1. Morado se une con morado: forma ahí un enlace doble.
    .nudge = Elige C1, que tiene el centro morado, y luego el enlace doble.
use-methylidene = Usa el n.º 6, el metilideno.
    .nudge = El n.º 6 trae =CH₂.
rubber = Ya están los cinco carbonos. En 1860 Greville Williams calentó caucho, halló esta molécula en los vapores y la llamó isopreno.
one-to-go = Falta una manipulación: en la próxima ronda, un hidrógeno en C3, con 5 o más. Termina tu turno y gana tu propia molécula.
