<?php
declare(strict_types=1);
require __DIR__ . '/../../src/all.php';

// No swipe game: nobody to show, no likes left.
member();
method('GET');
answer(['profile' => null, 'likes_left' => 0, 'next_day' => strtotime('tomorrow')]);
