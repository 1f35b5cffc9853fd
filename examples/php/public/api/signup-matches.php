<?php
declare(strict_types=1);
require __DIR__ . '/../../src/all.php';

method('GET');
member();
answer(['profiles' => array_map('card', all('SELECT * FROM members WHERE fictional = 1 LIMIT 6'))]);
